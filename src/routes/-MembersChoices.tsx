import { useQuery } from '@tanstack/react-query'
import type { Cart } from '#contracts/cart.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { addressesQuery } from '#src/features/account/addresses-query.ts'
import { AddressChoice } from '#src/features/checkout/AddressChoice/AddressChoice.tsx'
import { ParentChoice } from '#src/features/checkout/ParentChoice/ParentChoice.tsx'
import { ReservedProducts } from '#src/features/checkout/ReservedProducts/ReservedProducts.tsx'
import { reservedOrdersQuery } from '#src/features/checkout/order-queries.ts'
import { QueryPart } from './-QueryPart.tsx'

export function MembersChoices({ cart }: { cart: Cart }) {
  const { LL } = useI18nContext()
  const addresses = useQuery(addressesQuery())
  const reserved = useQuery(reservedOrdersQuery())
  const { parentOrderId } = cart
  return (
    <>
      <QueryPart query={addresses} title={LL.checkout.addressTitle()}>
        {(own) => <AddressChoice addresses={own} cart={cart} />}
      </QueryPart>
      {(reserved.data || parentOrderId !== null) && (
        <QueryPart query={reserved} title={LL.checkout.parentTitle()}>
          {(orders) => (
            <ParentChoice reserved={orders} parentOrderId={parentOrderId}>
              {parentOrderId !== null && <ReservedProducts productOrderId={parentOrderId} />}
            </ParentChoice>
          )}
        </QueryPart>
      )}
    </>
  )
}
