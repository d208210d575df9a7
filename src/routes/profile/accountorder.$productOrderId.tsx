import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, createFileRoute } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { OrderDetails } from '#src/features/orders/OrderDetails/OrderDetails.tsx'
import { orderQuery } from '#src/features/orders/queries.ts'
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx'
import { orNotFound } from '../-listing.tsx'

export const Route = createFileRoute('/profile/accountorder/$productOrderId')({
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(orderQuery(params.productOrderId)).catch(orNotFound),
  head: ({ match: { context }, params }) => ({
    meta: [{ title: `${context.LL.order.title({ id: params.productOrderId })} · ${context.LL.site.name()}` }],
  }),
  component: OrderPage,
  notFoundComponent: OrderUnknown,
})

function OrderPage() {
  const { data: order } = useSuspenseQuery(orderQuery(Route.useParams().productOrderId))
  return <OrderDetails order={order} />
}

function OrderUnknown() {
  const { LL } = useI18nContext()
  return (
    <div className="container">
      <EmptyState drawing="basket" title={LL.order.notFound()} text={LL.order.notFoundText()}>
        <Button renderRoot={(props) => <Link to="/" {...props} />} size="md">
          {LL.errors.home()}
        </Button>
      </EmptyState>
    </div>
  )
}
