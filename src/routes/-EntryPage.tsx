import { useSuspenseQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { ContentEntry, ContentKind } from '#contracts/content.ts'
import { ProductGrid } from '#src/features/catalogue/ProductGrid/ProductGrid.tsx'
import { EntryFrame } from '#src/features/content/EntryFrame/EntryFrame.tsx'
import { contentQueries } from '#src/features/content/queries.ts'
import { cardActions } from './-card-actions.tsx'
import { throwIfWithdrawn } from './-or-not-found.ts'

/** Each route brings its own layout, so that a page does not load those of the other kinds. */
type Props = { kind: ContentKind; label: string; Entry: ComponentType<{ entry: ContentEntry }> }

export function EntryPage({ kind, label, Entry }: Props) {
  const { data: entry, error } = useSuspenseQuery(contentQueries.entry(kind, label))
  throwIfWithdrawn(error)
  return (
    <EntryFrame entry={entry} products={<ProductGrid products={entry.goods} actions={cardActions} />}>
      <Entry key={label} entry={entry} />
    </EntryFrame>
  )
}
