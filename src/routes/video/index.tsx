import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '../-content.tsx'
import { ContentListPage } from '../-ContentListPage.tsx'

export const Route = createFileRoute('/video/')({
  ...listRoute('video'),
  component: Videos,
})

function Videos() {
  return <ContentListPage kind="video" filter={Route.useSearch()} />
}
