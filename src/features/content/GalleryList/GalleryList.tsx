import type { ContentList } from '#contracts/content.ts'
import { EntryCard } from '../EntryCard/EntryCard.tsx'
import { EntryGrid } from '../EntryGrid/EntryGrid.tsx'

export function GalleryList({ entries }: ContentList) {
  return (
    <EntryGrid entries={entries} layout="pairs">
      {(entry, isFirst) => <EntryCard entry={entry} ratio={1} eager={isFirst} />}
    </EntryGrid>
  )
}
