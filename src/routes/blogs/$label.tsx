import { createFileRoute } from '@tanstack/react-router'
import { Article } from '#src/features/content/Article/Article.tsx'
import { entryRoute } from '../-content.tsx'
import { EntryPage } from '../-EntryPage.tsx'

export const Route = createFileRoute('/blogs/$label')({
  ...entryRoute('blogs'),
  component: Blog,
})

function Blog() {
  return <EntryPage kind="blogs" label={Route.useParams().label} Entry={Article} />
}
