import { Link } from '@tanstack/react-router'
import type { Product, ProductItem } from '#contracts/product.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { priceText } from '#i18n/price-text.ts'
import { returnDays } from '#src/platform/return-days.ts'
import { Price } from '#src/ui/Price/Price.tsx'
import { useHasChanged } from '#src/ui/use-has-changed.ts'
import { DeliveryPromise } from '../DeliveryPromise/DeliveryPromise.tsx'
import { Installments } from '../Installments/Installments.tsx'
import { stockText, stockTone } from '../stock-text.ts'
import classes from './Availability.module.css'

type Props = Pick<Product, 'delivery' | 'items'> & { item: ProductItem }

/** A sale or instalments of some variants keep their room for all, so that no choice moves the button below. */
export function Availability({ item, items, delivery }: Props) {
  const { LL, locale } = useI18nContext()
  const format = formattersOf(locale)
  const { price, oldPrice, discountPercent, saleEndsOn, stockLeft, title, unitPrice, installments } = item
  const variants = [item, ...items]
  const unit = unitPrice?.per.unit
  const stock = stockText(LL, stockLeft)
  const hasChanged = useHasChanged(`${item.id} ${price.amount} ${stock}`)
  return (
    <div className={classes.block}>
      <div className={classes.price} data-sale={variants.some((one) => one.oldPrice) || undefined}>
        <Price price={price} oldPrice={oldPrice} discountPercent={discountPercent} size="lg" />
      </div>
      <p className={classes.stock} data-tone={stockTone(stockLeft)}>
        {stock}
      </p>
      {unit && unit !== 'unknown' && (
        <p className={classes.unit}>
          {LL.details.unitPrice({
            price: priceText(LL, unitPrice.price),
            quantity: LL.details.quantity[unit](unitPrice.per),
          })}
        </p>
      )}
      {installments ? (
        <Installments key={item.id} {...installments} />
      ) : (
        variants.some((one) => one.installments) && <div className={classes.noInstallments} />
      )}
      {variants.some((one) => one.saleEndsOn) && (
        <p className={classes.sale}>
          {oldPrice && saleEndsOn ? LL.details.saleEnds({ day: format.day(saleEndsOn) }) : '\u00a0'}
        </p>
      )}
      {stockLeft === 0 ? (
        <p className={classes.line}>{LL.details.soldOutText()}</p>
      ) : (
        <DeliveryPromise delivery={delivery} productItemId={item.id} />
      )}
      <Link to="/help/$label" params={{ label: 'returns' }} className={classes.returns}>
        {LL.details.returns({ days: returnDays })}
      </Link>
      <p role="status" className="visually-hidden">
        {hasChanged && LL.details.chosen({ title, price: priceText(LL, price), stock })}
      </p>
    </div>
  )
}
