import { useMutation } from '@tanstack/react-query'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { BusyButton } from '#src/ui/BusyButton/BusyButton.tsx'
import { addToCart } from '../mutations.ts'
import classes from './AddOne.module.css'

type Props = { productItemId: number; title: string; stockLeft: number }

/** One of it, by a button that says so where there is room for words. */
export function AddOne({ productItemId, title, stockLeft }: Props) {
  const { LL } = useI18nContext()
  const { mutate, isPending } = useMutation(addToCart(LL))
  if (stockLeft === 0) return <p className={classes.soldOut}>{LL.product.soldOut()}</p>
  return (
    <BusyButton
      className={classes.button}
      variant="default"
      fullWidth
      isBusy={isPending}
      aria-label={`${LL.cart.add()}: ${title}`}
      onClick={() => mutate({ productItemId, count: 1 })}
    >
      {LL.cart.add()}
    </BusyButton>
  )
}
