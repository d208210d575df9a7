import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { Cart } from '#contracts/cart.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { deliveryQuery } from '#src/features/checkout/delivery-query.ts'
import { MerchantChoice } from '#src/features/checkout/MerchantChoice/MerchantChoice.tsx'
import { merchantsQuery } from '#src/features/checkout/merchants-query.ts'
import { presetAddress } from '#src/features/checkout/preset-address.ts'
import { addressesQuery } from '#src/features/account/address-queries.ts'
import { Checkout } from '#src/features/checkout/Checkout/Checkout.tsx'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { missingPart } from '#src/ui/missing-part.tsx'
import { FieldSkeleton } from './-FieldSkeleton.tsx'

/** The calendar is for who pays by cheque. */
const DueDate = lazyOptional(
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
            <FieldSkeleton
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
