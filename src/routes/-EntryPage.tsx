import { useSuspenseQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { ContentEntry, ContentKind } from '#contracts/content.ts'
import { ProductGrid } from '#src/features/catalogue/ProductGrid/ProductGrid.tsx'
import { Article } from '#src/features/content/Article/Article.tsx'
import { EntryFrame } from '#src/features/content/EntryFrame/EntryFrame.tsx'
import { ExhibitionEntry } from '#src/features/content/ExhibitionEntry/ExhibitionEntry.tsx'
import { Film } from '#src/features/content/Film/Film.tsx'
import { GalleryEntry } from '#src/features/content/GalleryEntry/GalleryEntry.tsx'
import { HelpEntry } from '#src/features/content/HelpEntry/HelpEntry.tsx'
import { Maker } from '#src/features/content/Maker/Maker.tsx'
import { ServiceEntry } from '#src/features/content/ServiceEntry/ServiceEntry.tsx'
import { contentQueries } from '#src/features/content/queries.ts'
import { cardActions } from './-card-actions.tsx'

type Props = { kind: ContentKind; label: string }

const layouts: Record<ContentKind, ComponentType<{ entry: ContentEntry }>> = {
  blogs: Article,
  brand: Maker,
  video: Film,
  gallery: GalleryEntry,
  services: ServiceEntry,
  exhibition: ExhibitionEntry,
  help: HelpEntry,
}

export function EntryPage({ kind, label }: Props) {
  const { data: entry } = useSuspenseQuery(contentQueries.entry(kind, label))
  const Entry = layouts[kind]
  return (
    <EntryFrame entry={entry} products={<ProductGrid products={entry.goods} actions={cardActions} />}>
      <Entry key={label} entry={entry} />
    </EntryFrame>
  )
}
