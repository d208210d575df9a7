import { useSnapshot } from 'valtio'
import { isFriday } from '#i18n/is-friday.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { DatePicker } from '#src/features/date-picker/DatePicker/DatePicker.tsx'
import { dueDays } from '#src/features/checkout/cheque.ts'
import { useOrderPending } from '#src/features/checkout/use-order-pending.ts'
import { checkout, chequeTyped } from '#src/stores/checkout.ts'
import { localeTable } from '#i18n/locales.ts'
import { useCloseOnBack } from './-close-on-back.ts'

export function DueDate() {
  const { LL, locale } = useI18nContext()
  const { dialog, now } = useCloseOnBack()
  const { dueOn } = useSnapshot(checkout)
  const order = useOrderPending()
  const { first, usual, last } = dueDays(now)
  const chosen = first <= dueOn && dueOn <= last ? dueOn : usual
  return (
    <DatePicker
      {...dialog}
      name="dueDate"
      label={LL.checkout.dueDate()}
      locale={localeTable[locale].tag}
      value={`${chosen}T00:00`}
      min={first}
      max={last}
      disabledUnits={{ days: isFriday }}
      required
      readOnly={order.isPending}
      onChange={(value) => typeof value === 'string' && chequeTyped({ dueOn: value.slice(0, 10) })}
    />
  )
}
