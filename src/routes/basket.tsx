import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { Basket } from '#src/features/cart/Basket/Basket.tsx'
import { cartQueries } from '#src/features/cart/queries.ts'
import { Checkout } from '#src/features/orders/Checkout/Checkout.tsx'
import { cart as cartStore } from '#src/stores/cart.ts'

export const Route = createFileRoute('/basket')({
  loader: ({ context: { queryClient } }) =>
    queryClient.fetchQuery({ ...cartQueries.current(cartStore.basketId), staleTime: 0 }),
  head: ({ match: { context } }) => ({
    meta: [{ title: `${context.LL.cart.title()} · ${context.LL.site.name()}` }],
  }),
  staticData: { layout: 'gray' },
  component: BasketPage,
})

function BasketPage() {
  const { basketId } = useSnapshot(cartStore)
  const { data: cart } = useSuspenseQuery(cartQueries.current(basketId))
  return (
    <div className="container">
      <Basket cart={cart} checkout={<Checkout />} />
    </div>
  )
}
