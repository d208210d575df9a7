import { createFileRoute } from '@tanstack/react-router'
import { Film } from '#src/features/content/Film/Film.tsx'
import { entryRoute } from '../-content.tsx'
import { EntryPage } from '../-EntryPage.tsx'

export const Route = createFileRoute('/video/$label')({
  ...entryRoute('video'),
  component: Video,
})

function Video() {
  return <EntryPage kind="video" label={Route.useParams().label} Entry={Film} />
}
