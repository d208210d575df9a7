import { createFileRoute } from '@tanstack/react-router'
import { Maker } from '#src/features/content/Maker/Maker.tsx'
import { entryRoute } from '../-content.tsx'
import { EntryPage } from '../-EntryPage.tsx'

export const Route = createFileRoute('/brand/$label')({
  ...entryRoute('brand'),
  component: Brand,
})

function Brand() {
  return <EntryPage kind="brand" label={Route.useParams().label} Entry={Maker} />
}
