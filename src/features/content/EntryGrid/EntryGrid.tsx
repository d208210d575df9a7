import type { ReactNode } from 'react'
import type { ContentCard } from '#contracts/content.ts'
import classes from './EntryGrid.module.css'

type Props = {
  entries: readonly ContentCard[]
  /** `lead`: the first card is twice as wide. `pairs`: two large cards per row. */
  layout?: 'even' | 'lead' | 'pairs'
  children: (entry: ContentCard, isFirst: boolean) => ReactNode
}

export function EntryGrid({ entries, layout = 'even', children }: Props) {
  return (
    <ul className={classes.grid} data-layout={layout}>
      {entries.map((entry, index) => (
        <li key={entry.label}>{children(entry, index === 0)}</li>
      ))}
    </ul>
  )
}
