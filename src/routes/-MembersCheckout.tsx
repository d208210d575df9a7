import type { Cart } from '#contracts/cart.ts'
import { MerchantChoice } from '#src/features/cart/MerchantChoice/MerchantChoice.tsx'
import { Checkout } from '#src/features/orders/Checkout/Checkout.tsx'

/** Where the basket becomes an order. */
export default function MembersCheckout({ cart }: { cart: Cart }) {
  return (
    <Checkout
      merchant={<MerchantChoice merchantId={cart.merchantId} />}
      hasAddress={cart.addressId !== null}
    />
  )
}
