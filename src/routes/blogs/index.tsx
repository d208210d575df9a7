import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '../-content.tsx'
import { ContentListPage } from '../-ContentListPage.tsx'

export const Route = createFileRoute('/blogs/')({
  ...listRoute('blogs'),
  component: Blogs,
})

function Blogs() {
  return <ContentListPage kind="blogs" filter={Route.useSearch()} />
}
