import { createFileRoute } from '@tanstack/react-router'
import { ServiceEntry } from '#src/features/content/ServiceEntry/ServiceEntry.tsx'
import { entryRoute } from '../-content.tsx'
import { EntryPage } from '../-EntryPage.tsx'

export const Route = createFileRoute('/services/$label')({
  ...entryRoute('services'),
  component: Service,
})

function Service() {
  return <EntryPage kind="services" label={Route.useParams().label} Entry={ServiceEntry} />
}
