import { createFileRoute } from '@tanstack/react-router'
import { GalleryEntry } from '#src/features/content/GalleryEntry/GalleryEntry.tsx'
import { entryRoute } from '../-content.tsx'
import { EntryPage } from '../-EntryPage.tsx'

export const Route = createFileRoute('/gallery/$label')({
  ...entryRoute('gallery'),
  staticData: { layout: 'pink' },
  component: Gallery,
})

function Gallery() {
  return <EntryPage kind="gallery" label={Route.useParams().label} Entry={GalleryEntry} />
}
