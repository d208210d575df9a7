import { createFileRoute } from '@tanstack/react-router'
import { ExhibitionEntry } from '#src/features/content/ExhibitionEntry/ExhibitionEntry.tsx'
import { entryRoute } from '../-content.tsx'
import { EntryPage } from '../-EntryPage.tsx'

export const Route = createFileRoute('/exhibition/$label')({
  ...entryRoute('exhibition'),
  staticData: { layout: 'pink' },
  component: Exhibition,
})

function Exhibition() {
  return <EntryPage kind="exhibition" label={Route.useParams().label} Entry={ExhibitionEntry} />
}
