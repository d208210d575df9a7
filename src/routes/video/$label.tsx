import { createFileRoute } from '@tanstack/react-router'
import { entryRoute } from '../-content.tsx'
import { EntryPage } from '../-EntryPage.tsx'

export const Route = createFileRoute('/video/$label')({
  ...entryRoute('video'),
  component: Video,
})

function Video() {
  return <EntryPage kind="video" label={Route.useParams().label} />
}
