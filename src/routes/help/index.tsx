import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '../-content.tsx'
import { ContentListPage } from '../-ContentListPage.tsx'

export const Route = createFileRoute('/help/')({
  ...listRoute('help'),
  component: HelpPages,
})

function HelpPages() {
  return <ContentListPage kind="help" filter={Route.useSearch()} />
}
