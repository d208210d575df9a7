import { eventStatuses } from '#contracts/content.ts'
import type { ContentCard, ContentList, Event } from '#contracts/content.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { EntryRow } from '../EntryRow/EntryRow.tsx'
import classes from './ExhibitionList.module.css'

const groupsInOrder = [...eventStatuses, 'unknown'] as const

function WhenAndWhere({ event: { from, to, status, venue, city } }: { event: Event }) {
  const { LL, locale } = useI18nContext()
  const format = formattersOf(locale)
  return (
    <>
      <b>
        {status === 'running' ? LL.content.event.until({ date: format.date(to) }) : format.dates(from, to)}
      </b>
      <span className={classes.place}>{LL.content.event.place({ venue, city })}</span>
    </>
  )
}

function Row({ entry, eager }: { entry: ContentCard; eager: boolean }) {
  return (
    <EntryRow
      entry={entry}
      eager={eager}
      titleTag="h3"
      size={entry.event?.status === 'running' ? 'lg' : 'md'}
      aside={entry.event && <WhenAndWhere event={entry.event} />}
    />
  )
}

export function ExhibitionList({ entries }: ContentList) {
  const { LL } = useI18nContext()
  const groups = groupsInOrder.map((status) => ({
    status,
    shown: entries.filter(({ event }) => event?.status === status),
  }))
  return (
    <div className={classes.agenda}>
      {groups
        .filter(({ shown }) => shown.length > 0)
        .map(({ status, shown }) => (
          <section key={status} data-status={status}>
            <h2 className={classes.heading}>{LL.content.event.status[status]()}</h2>
            <ul>
              {shown.map((entry) => (
                <li key={entry.label}>
                  <Row entry={entry} eager={entry === entries[0]} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}
