import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, createFileRoute, useNavigate } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { withTexts } from '#i18n/texts.ts'
import { Reorder } from '#src/features/checkout/Reorder/Reorder.tsx'
import { OrderDetails } from '#src/features/checkout/OrderDetails/OrderDetails.tsx'
import { orderQuery } from '#src/features/checkout/order-queries.ts'
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx'
import { NoIndexHead } from '#src/ui/NoIndexHead/NoIndexHead.tsx'
import { orNotFound } from '../-or-not-found.ts'

export const Route = createFileRoute('/profile/accountorder/$productOrderId')({
  loader: ({ context: { queryClient, texts }, params }) =>
    withTexts(
      texts('order', 'checkout', 'upload'),
      queryClient.fetchQuery(orderQuery(params.productOrderId)).catch(orNotFound),
    ),
  component: OrderPage,
  notFoundComponent: OrderUnknown,
})

function OrderPage() {
  const { LL } = useI18nContext()
  const navigate = useNavigate()
  const { data: order } = useSuspenseQuery(orderQuery(Route.useParams().productOrderId))
  return (
    <>
      <NoIndexHead title={LL.order.title({ id: order.productOrderId })} />
      <OrderDetails
        key={order.productOrderId}
        order={order}
        reorder={<Reorder lines={order.lines} onReordered={() => void navigate({ to: '/basket' })} />}
      />
    </>
  )
}

function OrderUnknown() {
  const { LL } = useI18nContext()
  return (
    <>
      <NoIndexHead title={LL.order.notFound()} />
      <EmptyState drawing="basket" title={LL.order.notFound()} text={LL.order.notFoundText()}>
        <Button renderRoot={(props) => <Link to="/" {...props} />} size="md">
          {LL.errors.home()}
        </Button>
      </EmptyState>
    </>
  )
}
