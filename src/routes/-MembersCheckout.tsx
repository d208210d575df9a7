import type { Cart } from '#contracts/cart.ts'
import { MerchantChoice } from '#src/features/cart/MerchantChoice/MerchantChoice.tsx'
import { Checkout } from '#src/features/orders/Checkout/Checkout.tsx'

/** Where the basket becomes an order. */
export default function MembersCheckout({ cart, isRead }: { cart: Cart; isRead: boolean }) {
  const { uniqueId, merchantId, addressId } = cart
  if (uniqueId === null) return null
  return (
    <Checkout
      merchant={<MerchantChoice merchantId={merchantId} />}
      uniqueId={uniqueId}
      hasAddress={addressId !== null}
      isRead={isRead}
    />
  )
}
