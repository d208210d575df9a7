import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Quantity } from '#src/ui/Quantity/Quantity.tsx'
import { addToCart } from '../mutations.ts'
import classes from './AddToCart.module.css'

type Props = { productItemId: number; title: string; stockLeft: number }

export function AddToCart({ productItemId, title, stockLeft }: Props) {
  const { LL } = useI18nContext()
  const { mutate, isPending } = useMutation(addToCart(LL))
  const [wanted, setWanted] = useState(1)
  const count = Math.max(1, Math.min(wanted, stockLeft))
  return (
    <div className={classes.add}>
      <Quantity
        label={LL.cart.count({ title })}
        increaseLabel={LL.product.increase()}
        decreaseLabel={LL.product.decrease()}
        count={count}
        min={1}
        max={Math.max(1, stockLeft)}
        onChange={setWanted}
      />
      <Button
        className={classes.button}
        size="md"
        h={48}
        loading={isPending}
        disabled={stockLeft === 0}
        onClick={() => mutate({ productItemId, count })}
      >
        {stockLeft === 0 ? LL.product.soldOut() : LL.cart.add()}
      </Button>
    </div>
  )
}
