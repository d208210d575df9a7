import type { ContentList } from '#contracts/content.ts'
import { EntryCard } from '../EntryCard/EntryCard.tsx'
import { EntryGrid } from '../EntryGrid/EntryGrid.tsx'

export function MakerList({ entries }: ContentList) {
  return (
    <EntryGrid entries={entries}>
      {(entry, isFirst) => <EntryCard entry={entry} ratio={4 / 5} eager={isFirst} />}
    </EntryGrid>
  )
}
