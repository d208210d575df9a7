import { useQuery } from '@tanstack/react-query'
import type { Cart } from '#contracts/cart.ts'
import { addressesQuery } from '#src/features/addresses/queries.ts'
import { AddressChoice } from '#src/features/cart/AddressChoice/AddressChoice.tsx'
import { ParentChoice } from '#src/features/cart/ParentChoice/ParentChoice.tsx'
import { ReservedGoods } from '#src/features/orders/ReservedGoods/ReservedGoods.tsx'
import { ordersQuery } from '#src/features/orders/queries.ts'

/** Where the basket meets the member's addresses and the goods that are kept for them. */
export default function MembersChoices({ cart }: { cart: Cart }) {
  const { data: addresses } = useQuery(addressesQuery())
  const { data: orders = [] } = useQuery(ordersQuery({}))
  const reserved = orders.filter(({ isReserved }) => isReserved)
  const { parentOrderId } = cart
  return (
    <>
      {addresses && <AddressChoice addresses={addresses} cart={cart} />}
      {reserved.length > 0 && (
        <ParentChoice reserved={reserved} parentOrderId={parentOrderId}>
          {parentOrderId !== null && <ReservedGoods productOrderId={parentOrderId} />}
        </ParentChoice>
      )}
    </>
  )
}
