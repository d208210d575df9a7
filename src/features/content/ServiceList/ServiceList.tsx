import type { ContentList } from '#contracts/content.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { timeSpan } from '#i18n/time-span.ts'
import { EntryRow } from '../EntryRow/EntryRow.tsx'
import { servicePrice } from '../service-price.ts'
import classes from './ServiceList.module.css'

export function ServiceList({ entries }: ContentList) {
  const { LL, locale } = useI18nContext()
  return (
    <ul className={classes.list}>
      {entries.map((entry, index) => (
        <li key={entry.label}>
          <EntryRow
            entry={entry}
            eager={index === 0}
            aside={
              entry.service && (
                <>
                  <b>{servicePrice(LL, entry.service)}</b>
                  <span className={classes.time}>
                    {timeSpan(locale, entry.service.days.from, entry.service.days.to)}
                  </span>
                </>
              )
            }
          />
        </li>
      ))}
    </ul>
  )
}
