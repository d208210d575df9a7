import { useQuery } from '@tanstack/react-query'
import type { Cart } from '#contracts/cart.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { errorText } from '#src/api/errors.ts'
import { addressesQuery } from '#src/features/account/addresses-query.ts'
import { AddressChoice } from '#src/features/checkout/AddressChoice/AddressChoice.tsx'
import { ParentChoice } from '#src/features/checkout/ParentChoice/ParentChoice.tsx'
import { ReservedProducts } from '#src/features/checkout/ReservedProducts/ReservedProducts.tsx'
import { reservedOrdersQuery } from '#src/features/checkout/order-queries.ts'
import { RetryNotice } from '#src/ui/RetryNotice/RetryNotice.tsx'

export function MembersChoices({ cart }: { cart: Cart }) {
  const { LL } = useI18nContext()
  const { data: addresses, error, refetch } = useQuery(addressesQuery())
  const { data: reserved } = useQuery(reservedOrdersQuery())
  const { parentOrderId } = cart
  return (
    <>
      {addresses && <AddressChoice addresses={addresses} cart={cart} />}
      {error && !addresses && <RetryNotice text={errorText(error, LL)} onRetry={() => void refetch()} />}
      {reserved && (
        <ParentChoice reserved={reserved} parentOrderId={parentOrderId}>
          {parentOrderId !== null && <ReservedProducts productOrderId={parentOrderId} />}
        </ParentChoice>
      )}
    </>
  )
}
