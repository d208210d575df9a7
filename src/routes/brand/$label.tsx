import { createFileRoute } from '@tanstack/react-router'
import { entryOf } from '../-content.tsx'
import { EntryPage } from '../-EntryPage.tsx'

export const Route = createFileRoute('/brand/$label')({
  ...entryOf('brand'),
  component: Brand,
})

function Brand() {
  return <EntryPage kind="brand" label={Route.useParams().label} />
}
