import type { Money } from '#contracts/values.ts'
import { formattersOf, toman } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { priceText } from '#i18n/price-text.ts'
import classes from './Price.module.css'

type Props = { price: Money; oldPrice?: Money | null; discountPercent?: number; size?: 'sm' | 'md' | 'lg' }

export function Price({ price, oldPrice, discountPercent = 0, size = 'md' }: Props) {
  const { LL, locale } = useI18nContext()
  const format = formattersOf(locale)
  const amount = toman(price)
  return (
    <div className={classes.price} data-size={size}>
      {oldPrice && (
        <p className={classes.before}>
          <span
            className={classes.badge}
            aria-label={LL.product.discount({ percent: discountPercent })}
            role="img"
          >
            {format.percent(discountPercent)}
          </span>
          <s aria-label={`${LL.product.oldPrice()}: ${priceText(LL, oldPrice)}`} role="img">
            {format.digits(toman(oldPrice))}
          </s>
        </p>
      )}
      <p className={classes.now}>
        {oldPrice && <span className="visually-hidden">{LL.product.newPrice()}</span>}
        <span className={classes.amount}>{format.digits(amount)}</span>{' '}
        <span className={classes.unit}>{LL.money.unit({ amount })}</span>
      </p>
    </div>
  )
}
