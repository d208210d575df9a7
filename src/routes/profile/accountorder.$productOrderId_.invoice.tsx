import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { withTexts } from '#i18n/texts.ts'
import { userQuery } from '#src/features/account/user-query.ts'
import { OrderInvoice } from '#src/features/checkout/OrderInvoice/OrderInvoice.tsx'
import { orderQuery } from '#src/features/checkout/order-queries.ts'
import { NoIndexHead } from '#src/ui/NoIndexHead/NoIndexHead.tsx'
import { orNotFound } from '../-or-not-found.ts'

export const Route = createFileRoute('/profile/accountorder/$productOrderId_/invoice')({
  loader: ({ context: { queryClient, texts }, params }) =>
    withTexts(
      texts('order', 'checkout', 'shop'),
      queryClient.fetchQuery(orderQuery(params.productOrderId)).catch(orNotFound),
    ),
  component: InvoicePage,
})

function InvoicePage() {
  const { LL } = useI18nContext()
  const { data: order } = useSuspenseQuery(orderQuery(Route.useParams().productOrderId))
  const { data: user } = useQuery(userQuery())
  return (
    <>
      <NoIndexHead title={LL.order.invoice.title({ id: order.productOrderId })} />
      <OrderInvoice order={order} buyer={{ name: user?.fullName ?? '', mobile: user?.mobile ?? '' }} />
    </>
  )
}
