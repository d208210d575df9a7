import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { withTexts } from '#i18n/texts.ts'
import { SharedCart } from '#src/features/checkout/SharedCart/SharedCart.tsx'
import { sharedCartQuery } from '#src/features/checkout/shared-cart.ts'
import { NoIndexHead } from '#src/ui/NoIndexHead/NoIndexHead.tsx'
import { orNotFound } from './-or-not-found.ts'
import { UnknownShare } from './-UnknownShare.tsx'

export const Route = createFileRoute('/basket_/shared/$shareId')({
  loader: ({ context: { queryClient, texts }, params }) =>
    withTexts(
      texts('lists', 'checkout'),
      queryClient.fetchQuery(sharedCartQuery(params.shareId)).catch(orNotFound),
    ),
  component: SharedCartPage,
  notFoundComponent: SharedCartUnknown,
})

function SharedCartPage() {
  const { LL } = useI18nContext()
  const { data: cart } = useSuspenseQuery(sharedCartQuery(Route.useParams().shareId))
  return (
    <div className="container">
      <NoIndexHead title={LL.lists.sharedCart.title()} />
      <SharedCart cart={cart} />
    </div>
  )
}

function SharedCartUnknown() {
  const texts = useI18nContext().LL.lists.sharedCart
  return <UnknownShare title={texts.unknown()} text={texts.unknownText()} />
}
