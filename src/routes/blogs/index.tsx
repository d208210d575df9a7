import { createFileRoute } from '@tanstack/react-router'
import { listOf } from '../-content.tsx'
import { ContentListPage } from '../-ContentListPage.tsx'

export const Route = createFileRoute('/blogs/')({
  ...listOf('blogs'),
  component: Blogs,
})

function Blogs() {
  return <ContentListPage kind="blogs" filter={Route.useSearch()} />
}
