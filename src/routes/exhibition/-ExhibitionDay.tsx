import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContentList } from '#contracts/content.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { eventDays } from '#src/features/content/event-days.ts'
import { contentQueries } from '#src/features/content/queries.ts'
import { DatePicker } from '#src/features/date-picker/DatePicker/DatePicker.tsx'
import type { DatePickerProps } from '#src/features/date-picker/DatePicker/DatePickerProps.ts'
import { localeTable } from '#i18n/locales.ts'
import { tehranToday } from '#i18n/tehran.ts'
import { useCloseOnBack } from '../-close-on-back.ts'
import { FieldSkeleton } from '../-FieldSkeleton.tsx'
import { QueryPart } from '../-QueryPart.tsx'
import classes from './-ExhibitionDay.module.css'

/** Closed when another takes its place. */
const DayPicker = (props: DatePickerProps) => <DatePicker {...props} {...useCloseOnBack().dialog} />

type Props = { day: string | undefined; onChange: (day: string | undefined) => void }

const wide = '(min-width: 64em)'

/** By the first page, which the list beside it may not be: where it cannot be read, the list stays. */
export function ExhibitionDay(props: Props) {
  const title = useI18nContext().LL.content.event.day()
  const query = useQuery(contentQueries.list('exhibition'))
  if (query.isPending) return <FieldSkeleton label={title} />
  return (
    <QueryPart query={query} title={title}>
      {(list) => <EventDayPicker {...props} list={list} />}
    </QueryPart>
  )
}

function EventDayPicker({ list, day, onChange }: Props & { list: ContentList }) {
  const { LL, locale } = useI18nContext()
  const isWide = useMediaQuery(wide, false, { getInitialValueInEffect: false })
  const [today] = useState(tehranToday)
  const days = eventDays(list, today, day)
  if (!days) return null
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
        min={days.min}
        max={days.max}
        disabledUnits={{ days: days.isClosed }}
        isClearable
        onChange={(chosen) => onChange(typeof chosen === 'string' ? chosen.slice(0, 10) : undefined)}
      />
    </div>
  )
}
