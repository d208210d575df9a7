import { createFileRoute, notFound } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { NewsletterLink } from '#src/features/forms/NewsletterLink/NewsletterLink.tsx'
import { NoIndexHead } from '#src/ui/NoIndexHead/NoIndexHead.tsx'

export const Route = createFileRoute('/newsletter/$page/$secret')({
  loader: async ({ context, params: { page, secret } }) => {
    if (page !== 'confirm' && page !== 'leave') throw notFound()
    await context.texts('forms')
    return { page, secret } as const
  },
  component: NewsletterPage,
})

function NewsletterPage() {
  const { LL } = useI18nContext()
  const { page, secret } = Route.useLoaderData()
  return (
    <div className="container">
      <NoIndexHead title={LL.forms.newsletter[page].title()} />
      <NewsletterLink key={page + secret} page={page} secret={secret} />
    </div>
  )
}
