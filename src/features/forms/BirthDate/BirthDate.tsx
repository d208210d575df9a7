import { Input, NativeSelect } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useId, useState } from 'react'
import { calendarOf, monthNames, partsOf, plainNumber } from '#i18n/calendar.ts'
import type { Calendar } from '#i18n/calendar.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { birthIn } from '../birth-date.ts'
import type { BirthParts } from '../birth-date.ts'
import classes from './BirthDate.module.css'

const youngest = 15
const oldest = 85

type Birth = BirthParts & { birthCalendar: Calendar }
type Props = { birth: Birth; error: string | undefined; onChange: (birth: Birth) => void }

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)

/** Day, month and year on the calendar of the language, each from a list. */
export function BirthDate({ birth, error, onChange }: Props) {
  const { LL, locale } = useI18nContext()
  const { birthDate } = LL.forms.employment
  const id = useId()
  const calendar = calendarOf(locale)
  const [today] = useState(() => partsOf(calendar, new Date().toISOString().slice(0, 10)))
  const parts = birthIn(calendar, birth)
  const months = monthNames(locale)
  const years = upTo(oldest - youngest).map((age) => today.year - youngest + 1 - age)

  const list = (name: keyof BirthParts, label: string, bday: string, numbers: number[], text = shown) => (
    <NativeSelect
      name={name}
      size="md"
      aria-label={label}
      attributes={{ input: { 'aria-describedby': error && id } }}
      autoComplete={calendar === 'gregory' ? bday : 'off'}
      error={Boolean(error)}
      rightSectionWidth={28}
      classNames={{ input: classes.input }}
      value={parts[name]}
      data={[
        { value: '', label },
        ...numbers.map((number) => ({ value: String(number), label: text(number) })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        onChange({ ...birthIn(calendar, birth), birthCalendar: calendar, [name]: value })
      }
    />
  )

  function shown(number: number) {
    return plainNumber(locale, number)
  }

  return (
    <fieldset>
      <legend className={classes.legend}>{LL.forms.optional({ label: birthDate.label() })}</legend>
      <div className={classes.parts}>
        {list('birthDay', birthDate.day(), 'bday-day', upTo(31))}
        {list('birthMonth', birthDate.month(), 'bday-month', upTo(12), (month) => months[month - 1] ?? '')}
        {list('birthYear', birthDate.year(), 'bday-year', years)}
      </div>
      {error && (
        <Input.Error id={id} size="md">
          {error}
        </Input.Error>
      )}
    </fieldset>
  )
}
