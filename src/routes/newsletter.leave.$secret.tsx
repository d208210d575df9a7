import { createFileRoute } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { NewsletterLink } from '#src/features/forms/NewsletterLink/NewsletterLink.tsx'
import { NoIndexHead } from '#src/ui/NoIndexHead/NoIndexHead.tsx'

export const Route = createFileRoute('/newsletter/leave/$secret')({
  loader: ({ context }) => context.texts('forms'),
  component: LeavePage,
})

function LeavePage() {
  const { LL } = useI18nContext()
  const { secret } = Route.useParams()
  return (
    <div className="container">
      <NoIndexHead title={LL.forms.newsletter.leave.title()} />
      <NewsletterLink key={secret} page="leave" secret={secret} />
    </div>
  )
}
