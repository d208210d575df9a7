import { useIsMutating, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { Cart } from '#contracts/cart.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { mutationKeys } from '#src/api/mutation-keys.ts'
import { deliveryQuery } from '#src/features/checkout/delivery-query.ts'
import { MerchantChoice } from '#src/features/checkout/MerchantChoice/MerchantChoice.tsx'
import { merchantsQuery } from '#src/features/checkout/merchants-query.ts'
import { addressesQuery } from '#src/features/account/addresses-query.ts'
import { Checkout } from '#src/features/checkout/Checkout/Checkout.tsx'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { partFallback } from '#src/ui/part-fallback.tsx'
import { FieldSkeleton } from './-FieldSkeleton.tsx'

const DueDate = lazyOptional(
  () => import('./-DueDate.tsx'),
  'DueDate',
  partFallback((LL) => LL.checkout.dueDate()),
)

/** An order must not overtake the choices that are still loading or the defaults that are still being applied. */
function useHasChoices({ uniqueId, deliveryId, addressId }: Cart): boolean {
  const merchants = useQuery(merchantsQuery())
  const delivery = useQuery(deliveryQuery(uniqueId))
  const addresses = useQuery(addressesQuery())
  const isApplying = useIsMutating({ mutationKey: mutationKeys.applyDefaults }) > 0
  const hasDelivery = deliveryId !== null || !(delivery.isPending || isApplying)
  const hasAddress = addressId !== null || !(addresses.isPending || isApplying)
  return !merchants.isPending && hasDelivery && hasAddress
}

export function MembersCheckout({ cart, isRead }: { cart: Cart; isRead: boolean }) {
  const { LL } = useI18nContext()
  const hasChoices = useHasChoices(cart)
  const { uniqueId, merchantId, addressId, totals, wallet } = cart
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
      payable={totals.payable}
      wallet={wallet}
      hasAddress={addressId !== null}
      isReady={isRead && hasChoices}
    />
  )
}
