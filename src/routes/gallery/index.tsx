import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '../-content.tsx'
import { ContentListPage } from '../-ContentListPage.tsx'

export const Route = createFileRoute('/gallery/')({
  ...listRoute('gallery'),
  staticData: { layout: 'pink' },
  component: Galleries,
})

function Galleries() {
  return <ContentListPage kind="gallery" filter={Route.useSearch()} />
}
