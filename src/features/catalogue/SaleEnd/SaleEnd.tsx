import { useState } from 'react'
import type { ProductCard } from '#contracts/catalogue.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { daysUntil } from './days-until.ts'
import classes from './SaleEnd.module.css'

export function SaleEnd({ products }: { products: readonly Pick<ProductCard, 'saleEndsOn'>[] }) {
  const { LL, locale } = useI18nContext()
  const [now] = useState(Date.now)
  const [earliest] = products.flatMap(({ saleEndsOn }) => saleEndsOn ?? []).sort()
  if (!earliest) return null
  const { until, daysLeft, lastDay } = LL.home.sale
  const days = daysUntil(earliest, now)
  return (
    <span className={classes.end}>
      <time dateTime={earliest}>{until({ date: formattersOf(locale).day(earliest) })}</time>
      {days >= 0 && <b className={classes.left}>{days === 0 ? lastDay() : daysLeft({ days })}</b>}
    </span>
  )
}
