import { createFileRoute } from '@tanstack/react-router'
import { listOf } from '../-content.tsx'
import { ContentListPage } from '../-ContentListPage.tsx'

export const Route = createFileRoute('/brand/')({
  ...listOf('brand'),
  component: Brands,
})

function Brands() {
  return <ContentListPage kind="brand" filter={Route.useSearch()} />
}
