import type { ContentList } from '#contracts/content.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { EntryCard } from '../EntryCard/EntryCard.tsx'
import { EntryGrid } from '../EntryGrid/EntryGrid.tsx'

export function ArticleList({ entries, page }: ContentList) {
  const { LL, locale } = useI18nContext()
  const format = formattersOf(locale)
  const hasLead = page === 1 && entries.length > 2
  return (
    <EntryGrid entries={entries} layout={hasLead ? 'lead' : 'even'}>
      {(entry, isFirst) => (
        <EntryCard
          entry={entry}
          eager={isFirst}
          isLead={hasLead && isFirst}
          meta={
            <>
              {entry.author && `${LL.content.by({ author: entry.author })} · `}
              <time dateTime={entry.publishedOn}>{format.date(entry.publishedOn)}</time>
            </>
          }
        />
      )}
    </EntryGrid>
  )
}
