import { createFileRoute } from '@tanstack/react-router'
import { entryOf } from '../-content.tsx'
import { EntryPage } from '../-EntryPage.tsx'

export const Route = createFileRoute('/gallery/$label')({
  ...entryOf('gallery'),
  staticData: { layout: 'pink' },
  component: Gallery,
})

function Gallery() {
  return <EntryPage kind="gallery" label={Route.useParams().label} />
}
