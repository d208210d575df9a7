import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '../-content.tsx'
import { ContentListPage } from '../-ContentListPage.tsx'

export const Route = createFileRoute('/services/')({
  ...listRoute('services'),
  component: Services,
})

function Services() {
  return <ContentListPage kind="services" filter={Route.useSearch()} />
}
