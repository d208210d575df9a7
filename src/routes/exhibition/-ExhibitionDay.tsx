import { useMediaQuery } from '@mantine/hooks'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { contentQueries } from '#src/features/content/queries.ts'
import { DatePicker } from '#src/features/date-picker/DatePicker/DatePicker.tsx'
import type { DatePickerProps } from '#src/features/date-picker/DatePicker/DatePickerProps.ts'
import { localeTable } from '#i18n/locales.ts'
import { tehranToday } from '#i18n/tehran.ts'
import { useCloseOnBack } from '../-close-on-back.ts'
import classes from './-ExhibitionDay.module.css'

/** Closed when another takes its place. */
const DayPicker = (props: DatePickerProps) => <DatePicker {...props} {...useCloseOnBack().dialog} />

type Props = { day: string | undefined; onChange: (day: string | undefined) => void }

const wide = '(min-width: 64em)'

export function ExhibitionDay({ day, onChange }: Props) {
  const { LL, locale } = useI18nContext()
  const { data } = useSuspenseQuery(contentQueries.list('exhibition'))
  const isWide = useMediaQuery(wide, false, { getInitialValueInEffect: false })
  const [today] = useState(tehranToday)
  const events = data.entries.flatMap(({ event }) => (event && event.to >= today ? event : []))
  const isClosed = (one: string) => !events.some(({ from, to }) => from <= one && one <= to)
  if (events.length === 0) return null
  /** A link may name a day of the past: the picker would show another than the list. */
  const limits = [today, ...events.map(({ to }) => to), ...(day ? [day] : [])].sort()
  return (
    <div className={classes.calendar}>
      {isWide && (
        <p aria-hidden className={classes.title}>
          {LL.content.event.day()}
        </p>
      )}
      <DayPicker
        key={isWide ? 'wide' : 'narrow'}
        layout={isWide ? 'inline' : 'popover'}
        label={LL.content.event.day()}
        placeholder={LL.content.event.anyDay()}
        locale={localeTable[locale].tag}
        value={day ? `${day}T00:00` : null}
        min={limits[0]}
        max={limits.at(-1)}
        disabledUnits={{ days: isClosed }}
        isClearable
        onChange={(chosen) => onChange(typeof chosen === 'string' ? chosen.slice(0, 10) : undefined)}
      />
    </div>
  )
}
