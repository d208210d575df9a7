import { createFileRoute } from '@tanstack/react-router'
import { HelpEntry } from '#src/features/content/HelpEntry/HelpEntry.tsx'
import { entryRoute } from '../-content.tsx'
import { EntryPage } from '../-EntryPage.tsx'

export const Route = createFileRoute('/help/$label')({
  ...entryRoute('help'),
  component: HelpPage,
})

function HelpPage() {
  return <EntryPage kind="help" label={Route.useParams().label} Entry={HelpEntry} />
}
