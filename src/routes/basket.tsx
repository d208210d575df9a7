import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { addressesQuery } from '#src/features/addresses/queries.ts'
import { AddressChoice } from '#src/features/cart/AddressChoice/AddressChoice.tsx'
import { Basket } from '#src/features/cart/Basket/Basket.tsx'
import { cartQueries } from '#src/features/cart/queries.ts'
import { Checkout } from '#src/features/orders/Checkout/Checkout.tsx'
import { auth } from '#src/stores/auth.ts'
import { cart as cartStore } from '#src/stores/cart.ts'
import { PrivateHead } from '#src/ui/PrivateHead/PrivateHead.tsx'
import { withTexts } from './-with-texts.ts'

export const Route = createFileRoute('/basket')({
  loader: ({ context: { queryClient, texts } }) =>
    withTexts(
      texts('checkout'),
      queryClient.fetchQuery({ ...cartQueries.current(cartStore.basketId), staleTime: 0 }),
    ),
  staticData: { layout: 'gray' },
  component: BasketPage,
})

function BasketPage() {
  const { LL } = useI18nContext()
  const { basketId } = useSnapshot(cartStore)
  const { hasSession } = useSnapshot(auth)
  const { data: addresses } = useQuery({ ...addressesQuery(), enabled: hasSession })
  const { data: cart } = useSuspenseQuery(cartQueries.current(basketId))
  return (
    <div className="container">
      <PrivateHead title={LL.cart.title()} />
      <Basket
        cart={cart}
        isMember={hasSession}
        address={addresses && <AddressChoice addresses={addresses} addressId={cart.addressId} />}
        checkout={<Checkout />}
      />
    </div>
  )
}
