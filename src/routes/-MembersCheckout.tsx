import { useIsMutating, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { Address } from '#contracts/addresses.ts'
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
function useChoices({ uniqueId, deliveryId, addressId }: Cart) {
  /** Another device has added it; undefined before the addresses are read. */
  const isUnknown = ({ data }: { data?: readonly Address[] }) =>
    addressId !== null && data?.every(({ id }) => id !== addressId)
  const merchants = useQuery(merchantsQuery())
  const delivery = useQuery(deliveryQuery(uniqueId))
  const addresses = useQuery({
    ...addressesQuery(),
    staleTime: 0,
    enabled: ({ state }) => isUnknown(state) ?? true,
  })
  const isApplying = useIsMutating({ mutationKey: mutationKeys.applyDefaults }) > 0
  const hasAddress = addressId !== null && !isUnknown(addresses)
  const isAddressLoading =
    addressId === null ? addresses.isPending || isApplying : !hasAddress && addresses.isFetching
  const isDeliveryLoading = deliveryId === null && (delivery.isPending || isApplying)
  return { hasAddress, isLoading: merchants.isPending || isDeliveryLoading || isAddressLoading }
}

export function MembersCheckout({ cart, isRead }: { cart: Cart; isRead: boolean }) {
  const { LL } = useI18nContext()
  const { hasAddress, isLoading } = useChoices(cart)
  const { uniqueId, merchantId, totals, wallet } = cart
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
      hasAddress={hasAddress}
      isReady={isRead && !isLoading}
    />
  )
}
