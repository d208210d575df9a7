import type { CartItem } from '#contracts/cart.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { priceText } from '#i18n/price-text.ts'
import { site } from '#src/platform/site.ts'
import classes from './LineNotices.module.css'

type Props = { line: CartItem; count: number }

export function LineNotices({ line: { stockLeft, unitPriceBefore }, count }: Props) {
  const { LL } = useI18nContext()
  const stock = stockNotice()

  function stockNotice() {
    if (stockLeft === 0) return LL.checkout.soldOutLine()
    if (count > stockLeft) return LL.checkout.tooMany({ count: stockLeft })
    return stockLeft <= site.fewLeft ? LL.cart.stockLeft({ count: stockLeft }) : null
  }

  return (
    <>
      {stock && <p className={classes.stock}>{stock}</p>}
      {unitPriceBefore && (
        <p className={classes.price}>
          {LL.checkout.priceChanged({ before: priceText(LL, unitPriceBefore) })}
        </p>
      )}
    </>
  )
}
