import type { Period } from '#contracts/values.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { DatePicker } from '#src/features/date-picker/DatePicker/DatePicker.tsx'
import { localeTable } from '#i18n/locales.ts'
import { tehranDay } from '#i18n/tehran.ts'
import { useCloseOnBack } from '../-close-on-back.ts'

type Props = { period: Period; onChange: (period: Period) => void }

const earliestDay = '2020-01-01'

const dayOf = (stored: string | undefined) => stored?.slice(0, 10)

export function PeriodFilter({ period: { from, to }, onChange }: Props) {
  const { LL, locale } = useI18nContext()
  const { dialog, now } = useCloseOnBack()
  const today = tehranDay(now)
  const texts = LL.account.orderList
  const isAny = from === undefined && to === undefined
  return (
    <DatePicker
      {...dialog}
      mode="range"
      label={texts.period()}
      placeholder={texts.anyTime()}
      locale={localeTable[locale].tag}
      value={isAny ? [] : [`${from ?? earliestDay}T00:00`, `${to ?? today}T23:59`]}
      max={today}
      isClearable
      onChange={(days) => Array.isArray(days) && onChange({ from: dayOf(days[0]), to: dayOf(days[1]) })}
    />
  )
}
