import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '../-content.tsx'
import { ContentListPage } from '../-ContentListPage.tsx'

export const Route = createFileRoute('/brand/')({
  ...listRoute('brand'),
  component: Brands,
})

function Brands() {
  return <ContentListPage kind="brand" filter={Route.useSearch()} />
}
