import type { Cart } from '#contracts/cart.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { priceText } from '#i18n/price-text.ts'
import classes from './FreeDelivery.module.css'

export function FreeDelivery({ totals, freeDeliveryFrom }: Pick<Cart, 'totals' | 'freeDeliveryFrom'>) {
  const { LL } = useI18nContext()
  const left = freeDeliveryFrom.amount - totals.lines.amount
  const text =
    left > 0
      ? LL.checkout.freeDeliveryLeft({
          amount: priceText(LL, { ...freeDeliveryFrom, amount: left }),
        })
      : LL.checkout.freeDelivery()
  return (
    <div className={classes.free}>
      <p>{text}</p>
      {left > 0 && (
        <progress
          aria-label={LL.checkout.freeDeliveryWay()}
          max={freeDeliveryFrom.amount}
          value={totals.lines.amount}
          className={classes.progress}
        />
      )}
    </div>
  )
}
