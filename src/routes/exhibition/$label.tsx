import { createFileRoute } from '@tanstack/react-router'
import { entryOf } from '../-content.tsx'
import { EntryPage } from '../-EntryPage.tsx'

export const Route = createFileRoute('/exhibition/$label')({
  ...entryOf('exhibition'),
  staticData: { layout: 'pink' },
  component: Exhibition,
})

function Exhibition() {
  return <EntryPage kind="exhibition" label={Route.useParams().label} />
}
