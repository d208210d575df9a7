import type { Cart } from '#contracts/cart.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { deliveryQuery } from '#src/features/cart/delivery.ts'
import { MerchantChoice } from '#src/features/cart/MerchantChoice/MerchantChoice.tsx'
import { merchantsQuery } from '#src/features/cart/merchants-query.ts'
import { presetAddress } from '#src/features/cart/preset-address.ts'
import { addressesQuery } from '#src/features/addresses/queries.ts'
import { Checkout } from '#src/features/orders/Checkout/Checkout.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { missingPart } from '#src/ui/missing-part.tsx'
import { FieldPending } from './-FieldPending.tsx'

/** The calendar is for who pays by cheque. */
const DueDate = lazyPart(
  () => import('./-DueDate.tsx'),
  missingPart((LL) => LL.checkout.dueDate()),
)

/** The choices have come, and those that the shop makes by itself are made or cannot be: an earlier order would lack them. */
function useChoicesMade({ uniqueId, deliveryId, addressId }: Cart): boolean {
  const merchants = useQuery(merchantsQuery())
  const delivery = useQuery(deliveryQuery(uniqueId))
  const addresses = useQuery(addressesQuery())
  const preset = useQuery(presetAddress(uniqueId, addresses.data ?? []))
  const hasDelivery = deliveryId !== null || !delivery.isPending
  const hasAddress = addressId !== null || !(addresses.isPending || preset.isFetching)
  return !merchants.isPending && hasDelivery && hasAddress
}

/** Where the basket becomes an order. */
export default function MembersCheckout({ cart, isRead }: { cart: Cart; isRead: boolean }) {
  const { LL } = useI18nContext()
  const hasChoicesMade = useChoicesMade(cart)
  const { uniqueId, merchantId, addressId } = cart
  if (uniqueId === null) return null
  return (
    <Checkout
      renderMerchant={(isMissing) => <MerchantChoice merchantId={merchantId} isMissing={isMissing} />}
      renderDueDate={(isAwaited) => (
        <Suspense
          fallback={
            <FieldPending
              label={LL.checkout.dueDate()}
              error={isAwaited && LL.checkout.dueDateAwaited()}
              errorProps={{ role: 'alert' }}
            />
          }
        >
          <DueDate />
        </Suspense>
      )}
      uniqueId={uniqueId}
      hasAddress={addressId !== null}
      isReady={isRead && hasChoicesMade}
    />
  )
}
