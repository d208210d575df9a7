import { useEffect, useMemo } from 'react'
import { isFriday } from '#i18n/is-friday.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { DatePicker } from '#src/features/date-picker/DatePicker/DatePicker.tsx'
import { callRange, isCallHour } from '#src/features/forms/call-time.ts'
import type { PickedField } from '#src/features/forms/use-form.ts'
import { localeTable } from '#i18n/locales.ts'
import { useCloseOnBack } from './-close-on-back.ts'
import type { FieldTexts } from './-FieldSkeleton.tsx'

export function CallTime({ value, onChange, ...field }: PickedField & FieldTexts) {
  const { LL, locale } = useI18nContext()
  const { dialog, now } = useCloseOnBack()
  const { first, last } = useMemo(() => callRange(now), [now])
  const isOutOfRange = value !== '' && (value < first || value > last)

  /** The draft is sent: it must not keep a time that the field cannot show. */
  useEffect(() => {
    if (isOutOfRange) onChange('')
  })

  return (
    <DatePicker
      {...dialog}
      {...field}
      value={isOutOfRange ? '' : value}
      type="datetime"
      pattern="YYYY-MM-DD HH:mm"
      placeholder={LL.forms.request.anyTime()}
      locale={localeTable[locale].tag}
      min={first}
      max={last}
      disabledUnits={{
        days: isFriday,
        times: (time) => !isCallHour(time),
      }}
      isClearable
      onChange={(moment) => onChange(typeof moment === 'string' ? moment : '')}
    />
  )
}
