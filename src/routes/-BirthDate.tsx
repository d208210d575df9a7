import { useI18nContext } from '#i18n/i18n-react.tsx'
import { DatePicker } from '#src/features/date-picker/DatePicker/DatePicker.tsx'
import { birthDateRange } from '#src/features/forms/birth-date.ts'
import type { PickedField } from '#src/features/forms/use-form.ts'
import { localeTable } from '#i18n/locales.ts'
import { tehranDay } from '#i18n/tehran.ts'
import { useCloseOnBack } from './-close-on-back.ts'
import type { FieldTexts } from './-FieldSkeleton.tsx'

export function BirthDate({ value, onChange, ...field }: PickedField & FieldTexts) {
  const { locale } = useI18nContext()
  const { dialog, now } = useCloseOnBack()
  const { first, last } = birthDateRange(tehranDay(now))
  return (
    <DatePicker
      {...dialog}
      {...field}
      locale={localeTable[locale].tag}
      value={value && `${value}T00:00`}
      min={first}
      max={last}
      initialStep="year"
      isEditable
      isClearable
      onChange={(day) => onChange(typeof day === 'string' ? day.slice(0, 10) : '')}
    />
  )
}
