import type { ContentList } from '#contracts/content.ts'
import { IconPlayerPlayFilled } from '#src/ui/icons.ts'
import { EntryCard } from '../EntryCard/EntryCard.tsx'
import { EntryGrid } from '../EntryGrid/EntryGrid.tsx'
import classes from './FilmList.module.css'

const play = (
  <span className={classes.play}>
    <IconPlayerPlayFilled size={24} />
  </span>
)

export function FilmList({ entries, page }: ContentList) {
  const hasLead = page === 1 && entries.length > 2
  return (
    <EntryGrid entries={entries} layout={hasLead ? 'lead' : 'even'}>
      {(entry, isFirst) => (
        <EntryCard entry={entry} ratio={16 / 9} eager={isFirst} isLead={hasLead && isFirst} badge={play} />
      )}
    </EntryGrid>
  )
}
