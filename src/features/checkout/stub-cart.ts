import type { Cart } from '#contracts/cart.ts'
import { rials } from '#contracts/values.ts'

const free = rials(0)

/** A guest's empty cart. */
export const stubCart: Cart = {
  uniqueId: 'basket-of-sara',
  itemCount: 0,
  cartItems: [],
  deliveryId: null,
  addressId: null,
  merchantId: null,
  rebateCode: null,
  wantsReserve: false,
  parentOrderId: null,
  totals: { lines: free, rebate: free, bonus: free, delivery: free, payable: free, saved: free },
  freeDeliveryFrom: free,
}
