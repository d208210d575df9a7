import { useState } from 'react'
import type { Money } from '#contracts/values.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { showToast } from '#src/stores/toasts.ts'
import { Price } from '#src/ui/Price/Price.tsx'
import { Quantity } from '#src/ui/Quantity/Quantity.tsx'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { useAddToCart } from '../use-add-to-cart.ts'
import { useScrolledPast } from './use-scrolled-past.ts'
import classes from './AddToCart.module.css'

/** `stockLeft`: at least one. */
type Props = { productItemId: number; title: string; stockLeft: number; price: Money }

export function AddToCart({ productItemId, title, stockLeft, price }: Props) {
  const { LL } = useI18nContext()
  const { mutate, isPending } = useAddToCart()
  const [wanted, setWanted] = useState(1)
  const [place, isBar] = useScrolledPast()
  const count = Math.min(wanted, stockLeft)

  function want(next: number) {
    setWanted(next)
    if (next > stockLeft) showToast({ tone: 'info', title: LL.cart.stockLeft({ count: stockLeft }) })
  }

  return (
    <div ref={place} className={classes.place}>
      <div className={classes.add} data-bar={isBar || undefined}>
        {isBar && (
          <div className={classes.price}>
            <Price price={price} />
          </div>
        )}
        <div className={classes.quantity}>
          <Quantity
            label={LL.cart.count({ title })}
            increaseLabel={LL.details.increase()}
            decreaseLabel={LL.details.decrease()}
            count={count}
            min={1}
            max={stockLeft}
            onChange={want}
          />
        </div>
        <LoadingButton
          className={classes.button}
          size="md"
          isBusy={isPending}
          onClick={() => mutate({ productItemId, count })}
        >
          {isBar && count > 1 ? LL.details.addCount({ count }) : LL.cart.add()}
        </LoadingButton>
      </div>
    </div>
  )
}
