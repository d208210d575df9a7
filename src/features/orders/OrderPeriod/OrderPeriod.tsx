import { useState } from 'react'
import { latestMonths, tehranDay } from '#i18n/calendar.ts'
import type { Month } from '#i18n/calendar.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { PlainSelect } from '#src/ui/PlainSelect/PlainSelect.tsx'
import type { Period } from '../queries.ts'
import classes from './OrderPeriod.module.css'

const monthsBack = 24

type Props = { period: Period; onChange: (period: Period) => void }

/** From the first day of one month to the last day of another, on the calendar of the locale. */
export function OrderPeriod({ period, onChange }: Props) {
  const { LL, locale } = useI18nContext()
  const { from, to } = period
  const [months] = useState(() => latestMonths(locale, tehranDay(Date.now()), monthsBack))
  const { month, date } = formattersOf(locale)

  /** A day of an address that is no month's stands among the months by its date. */
  function optionsOf(end: keyof Month, chosen: string | undefined, fits: (each: Month) => boolean) {
    const known = months.filter(fits).map((each) => ({ value: each[end], title: month(each.from) }))
    const odd = chosen && !known.some(({ value }) => value === chosen)
    return [
      { value: '', title: LL.account.orderList.anyMonth() },
      ...(odd ? [{ value: chosen, title: date(chosen) }] : []),
      ...known,
    ]
  }

  return (
    <div className={classes.period}>
      <label>
        <span aria-hidden>{LL.account.orderList.from()}</span>
        <PlainSelect
          label={LL.account.orderList.from()}
          value={from ?? ''}
          options={optionsOf('from', from, (each) => !to || each.from <= to)}
          onChange={(day) => onChange({ from: day || undefined, to })}
        />
      </label>
      <label>
        <span aria-hidden>{LL.account.orderList.to()}</span>
        <PlainSelect
          label={LL.account.orderList.to()}
          value={to ?? ''}
          options={optionsOf('to', to, (each) => !from || each.to >= from)}
          onChange={(day) => onChange({ from, to: day || undefined })}
        />
      </label>
    </div>
  )
}
