import { createFileRoute } from '@tanstack/react-router'
import { listOf } from '../-content.tsx'
import { ContentListPage } from '../-ContentListPage.tsx'

export const Route = createFileRoute('/exhibition/')({
  ...listOf('exhibition'),
  staticData: { layout: 'pink' },
  component: Exhibitions,
})

function Exhibitions() {
  return <ContentListPage kind="exhibition" page={Route.useSearch().page} />
}
