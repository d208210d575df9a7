import type { Cart } from '#contracts/cart.ts'
import { Suspense, lazy } from 'react'
import { MerchantChoice } from '#src/features/cart/MerchantChoice/MerchantChoice.tsx'
import { Checkout } from '#src/features/orders/Checkout/Checkout.tsx'

/** The calendar is for who pays by cheque. */
const DueDate = lazy(() => import('./-DueDate.tsx'))

/** Where the basket becomes an order. */
export default function MembersCheckout({ cart, isRead }: { cart: Cart; isRead: boolean }) {
  const { uniqueId, merchantId, addressId } = cart
  if (uniqueId === null) return null
  return (
    <Checkout
      merchant={<MerchantChoice merchantId={merchantId} />}
      dueDate={
        <Suspense>
          <DueDate />
        </Suspense>
      }
      uniqueId={uniqueId}
      hasAddress={addressId !== null}
      isRead={isRead}
    />
  )
}
