import type { CallName } from './calls.ts'

const noId = 999_999_999
const largest = Number.MAX_SAFE_INTEGER
const unknownCart = { uniqueId: 'basket-that-nobody-has' }
const noOrder = { id: 'no-such-order' }

/** Well-formed inputs that name unknown resources, as changes to a sample. */
export const unknownResources: Partial<Record<CallName, readonly object[]>> = {
  product: [
    { label: 'no-such-product' },
    { catLabel: 'no-such-category' },
    { label: 'constructor', catLabel: 'constructor' },
  ],
  products: [{ category: 'no-such-category' }, { category: 'constructor' }],
  alsoBought: [{ productId: noId }, { productId: largest }],
  deliveryEstimate: [{ cityId: noId }, { productItemId: noId }],
  like: [{ id: noId }, { id: largest }],
  signOutDevice: [{ id: 'no-such-device' }, { id: 'constructor' }],
  reviews: [{ product: noId }, { product: largest }],
  saveReview: [{ product: noId }, { product: largest }],
  markHelpful: [{ review: noId }, { review: largest }],
  questions: [{ product: noId }, { product: largest }],
  askQuestion: [{ product: noId }, { product: largest }],
  subscribe: [{ productItemId: noId }],
  unsubscribe: [{ id: 'no-such-subscription' }, { id: 'constructor_____' }],
  readNotice: [{ id: noId }],
  contentEntry: [{ label: 'no-such-entry' }, { label: 'constructor' }],
  order: [noOrder, { id: '__proto__' }, { id: 'constructor' }],
  reserve: [noOrder, { id: '__proto__' }],
  payment: [{ paymentId: 'no-such-payment' }, { paymentId: '__proto__' }],
  topUpPayment: [{ paymentId: 'no-such-payment' }, { paymentId: '__proto__' }],
  trackOrder: [{ id: 'ZR-999999998' }, { id: '__proto__' }],
  cancelOrder: [noOrder, { id: '__proto__' }, { lineIds: [noId] }],
  list: [{ id: noId }, { id: largest }],
  saveList: [{ id: noId }],
  deleteList: [{ id: noId }],
  setListItem: [{ id: noId }, { productItemId: noId }],
  shareList: [{ id: noId }],
  sharedList: [{ shareId: 'no-such-list' }, { shareId: '__proto__' }, { shareId: 'constructor' }],
  shareCart: [unknownCart, { uniqueId: 'constructor' }],
  sharedCart: [{ shareId: 'no-such-basket' }, { shareId: '__proto__' }, { shareId: 'constructor' }],
  add: [unknownCart, { productItemId: noId }, { productItemId: largest }, { uniqueId: 'constructor' }],
  delete: [unknownCart, { uniqueId: 'toString_' }],
  setAddress: [unknownCart, { addressId: noId }],
  setDelivery: [unknownCart, { deliveryId: noId }, { deliveryId: largest }],
  setRebate: [
    unknownCart,
    { rebateCode: 'NO-SUCH-CODE' },
    { rebateCode: '__proto__' },
    { rebateCode: "' OR 1=1 --" },
  ],
  removeRebate: [unknownCart],
  setMerchant: [unknownCart, { merchantId: noId }],
  setOrder: [unknownCart],
  getCartCount: [unknownCart, { uniqueId: '__proto__' }],
  getCart: [unknownCart, { uniqueId: '__proto__' }, { uniqueId: 'constructor' }],
  getDelivery: [unknownCart],
  removeAddress: [unknownCart],
  setBonus: [unknownCart],
  removeBonus: [unknownCart],
  setReserve: [unknownCart],
  setParentOrderId: [unknownCart, { parentOrderId: 'no-such-order' }],
}
