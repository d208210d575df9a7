import { createFileRoute } from '@tanstack/react-router'
import { listOf } from '../-content.tsx'
import { ContentListPage } from '../-ContentListPage.tsx'

export const Route = createFileRoute('/services/')({
  ...listOf('services'),
  component: Services,
})

function Services() {
  return <ContentListPage kind="services" filter={Route.useSearch()} />
}
