import type { CallName } from './calls.ts'

const noId = 999_999_999
const largest = Number.MAX_SAFE_INTEGER
const noBasket = { uniqueId: 'basket-that-nobody-has' }
const noOrder = { id: 'no-such-order' }

/** Well-formed inputs that name unknown resources, as changes to a sample. */
export const unknownResources: Partial<Record<CallName, readonly object[]>> = {
  product: [
    { label: 'no-such-product' },
    { catLabel: 'no-such-category' },
    { label: 'constructor', catLabel: 'constructor' },
  ],
  products: [{ category: 'no-such-category' }, { category: 'constructor' }],
  like: [{ id: noId }, { id: largest }],
  contentEntry: [{ label: 'no-such-entry' }, { label: 'constructor' }],
  order: [noOrder, { id: '__proto__' }, { id: 'constructor' }],
  reserve: [noOrder, { id: '__proto__' }],
  payment: [{ paymentId: 'no-such-payment' }, { paymentId: '__proto__' }],
  add: [noBasket, { productItemId: noId }, { productItemId: largest }, { uniqueId: 'constructor' }],
  delete: [noBasket, { uniqueId: 'toString_' }],
  setAddress: [noBasket, { addressId: noId }],
  setDelivery: [noBasket, { deliveryId: noId }, { deliveryId: largest }],
  setRebate: [
    noBasket,
    { rebateCode: 'NO-SUCH-CODE' },
    { rebateCode: '__proto__' },
    { rebateCode: "' OR 1=1 --" },
  ],
  removeRebate: [noBasket],
  setMerchant: [noBasket, { merchantId: noId }],
  setOrder: [noBasket],
  getCartCount: [noBasket, { uniqueId: '__proto__' }],
  getCart: [noBasket, { uniqueId: '__proto__' }, { uniqueId: 'constructor' }],
  getDelivery: [noBasket],
  removeAddress: [noBasket],
  setBonus: [noBasket],
  removeBonus: [noBasket],
  setReserve: [noBasket],
  setParentOrderId: [noBasket, { parentOrderId: 'no-such-order' }],
}
