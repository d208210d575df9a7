import { createFileRoute } from '@tanstack/react-router'
import { listOf } from '../-content.tsx'
import { ContentListPage } from '../-ContentListPage.tsx'

export const Route = createFileRoute('/video/')({
  ...listOf('video'),
  component: Videos,
})

function Videos() {
  return <ContentListPage kind="video" filter={Route.useSearch()} />
}
