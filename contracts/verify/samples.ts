import { cheque, addToCart, firstDeliveryId, placeOrder, createReadyCart } from './cart-steps.ts'
import type { CallInput, CallName } from '../registry.ts'
import { rootCategoryId } from '../catalogue.ts'
import { contentKinds } from '../content.ts'
import { Skip } from './drift.ts'
import {
  deviceIdOf,
  homeAddress,
  newMember,
  registerAs,
  twoDevices,
  newAttemptId,
} from './member-fixtures.ts'
import { confirmedReader, newsletterFor, waitingReader } from './newsletter-steps.ts'
import { browserOf } from './push-steps.ts'
import { buyerOf, firstReviewId, mostReviewedProduct, reviewText, uploaded } from './review-steps.ts'
import type { Shopper } from './shopper.ts'
import type { CheckContext } from './check-context.ts'

type Sample<Name extends CallName> = { shopper: Shopper; input: CallInput<Name> }
type Samples = { [Name in CallName]: (context: CheckContext) => Promise<Sample<Name>> }

const mobileOnly = async (context: CheckContext) => ({
  shopper: context.guest(),
  input: { mobile: context.newMobile() },
})
const memberOnly = async (context: CheckContext) => ({ shopper: await context.member(), input: {} })

async function guestCart(context: CheckContext) {
  const shopper = context.guest()
  return { shopper, uniqueId: await addToCart(shopper, await context.product()) }
}

async function memberCart(context: CheckContext, shopper: Shopper) {
  return { shopper, uniqueId: await createReadyCart(shopper, await context.product()) }
}

async function withGuestCart<Rest extends object>(context: CheckContext, rest: Rest) {
  const { shopper, uniqueId } = await guestCart(context)
  return { shopper, input: { uniqueId, ...rest } }
}

async function memberList(context: CheckContext) {
  const shopper = await context.member()
  const { id } = await shopper.ok('saveList', { name: 'Wedding' })
  return { shopper, id }
}

async function placedOrder(context: CheckContext, wantsReserve: boolean) {
  const { shopper, uniqueId } = await memberCart(context, await context.member())
  if (wantsReserve) await shopper.ok('setReserve', { uniqueId, wantsReserve })
  return { shopper, order: await placeOrder(shopper, uniqueId, wantsReserve ? 'offline' : 'online') }
}

async function firstWindow(shopper: Shopper, id: string) {
  const [window] = await shopper.ok('deliveryWindows', { id })
  if (!window) throw new Skip('the delivery of an order has one window only')
  return window
}

async function firstEntry(context: CheckContext) {
  for (const kind of contentKinds) {
    const { entries } = await context.guest().ok('contentList', { kind })
    if (entries[0]) return { kind, label: entries[0].label }
  }
  throw new Skip('the shop has no content')
}

const newTopUp = (context: CheckContext) => ({
  amount: { amount: 500_000, unit: 'IRR' as const },
  attemptId: newAttemptId(context),
})

async function filledList(context: CheckContext) {
  const { productItemId } = await context.product()
  const { shopper, id } = await memberList(context)
  await shopper.ok('setListItem', { id, productItemId, isListed: true })
  return { shopper, id }
}

const cheaper = async (context: CheckContext) => ({
  productItemId: (await context.product()).productItemId,
  kind: 'cheaper' as const,
  wantedPrice: null,
})

const sender = { fullName: 'Verify Newcomer' }
const messageText = 'A message of a few words.'
const cv = { name: 'cv.pdf', type: 'application/pdf', content: 'JVBERi0xLjcK' } as const

export const samples: Samples = {
  userDetail: mobileOnly,
  otp: mobileOnly,
  checkOtp: async (context) => ({
    shopper: context.guest(),
    input: { mobile: context.newMobile(), code: context.testCode() },
  }),
  login: async (context) => {
    const mobile = context.newMobile()
    await registerAs(context.guest('newcomer'), mobile, context.testCode())
    return { shopper: context.guest(), input: { mobile, code: context.testCode() } }
  },
  register: async (context) => ({
    shopper: context.guest(),
    input: { mobile: context.newMobile(), code: context.testCode(), ...newMember },
  }),
  user: memberOnly,
  updateUser: async (context) => ({
    shopper: await context.member(),
    input: { firstName: newMember.firstName, lastName: newMember.lastName },
  }),
  changePassword: async (context) => ({
    shopper: await context.member(),
    input: { code: context.testCode(), password: 'verify-newcomer-1' },
  }),
  refresh: memberOnly,
  logout: memberOnly,
  category: async (context) => ({
    shopper: context.guest(),
    input: { ParentId: rootCategoryId, Active: true, SortBy: 0 },
  }),
  products: async (context) => ({
    shopper: context.guest(),
    input: { sort: 'cheapest', page: 1, pageSize: 12, inStock: true, priceFrom: 0 },
  }),
  product: async (context) => {
    const { label, catLabel } = await context.product()
    return { shopper: context.guest(), input: { label, catLabel } }
  },
  suggest: async (context) => ({
    shopper: context.guest(),
    input: { text: (await context.product()).title },
  }),
  alsoBought: async (context) => {
    const shopper = context.guest()
    const products = await context.products(5)
    for (const { id } of products)
      if ((await shopper.ok('alsoBought', { productId: id })).length > 0)
        return { shopper, input: { productId: id } }
    return { shopper, input: { productId: products[0]!.id } }
  },
  deliveryCities: async (context) => ({ shopper: context.guest(), input: {} }),
  deliveryEstimate: async (context) => {
    const { productItemId } = await context.product()
    const [city] = await context.guest().ok('deliveryCities', {})
    if (!city) throw new Skip('nothing is delivered to a city')
    return { shopper: context.guest(), input: { cityId: city.id, productItemId } }
  },
  likes: memberOnly,
  like: async (context) => ({
    shopper: await context.member(),
    input: { id: (await context.product()).id, liked: true },
  }),
  reviews: async (context) => ({
    shopper: context.guest(),
    input: {
      product: (await context.product()).id,
      sort: 'helpful',
      stars: 5,
      withPictures: false,
      page: 1,
      pageSize: 5,
    },
  }),
  ownReviews: memberOnly,
  saveReview: async (context) => {
    const { shopper, card } = await buyerOf(context)
    return { shopper, input: { ...reviewText, product: card.id, pictures: [uploaded] } }
  },
  markHelpful: async (context) => {
    const { id: product } = await mostReviewedProduct(context)
    const review = await firstReviewId(context, product)
    return { shopper: await context.member(), input: { review, helpful: true } }
  },
  questions: async (context) => ({
    shopper: context.guest(),
    input: { product: (await context.product()).id, text: 'a', page: 1, pageSize: 5 },
  }),
  askQuestion: async (context) => ({
    shopper: await context.member(),
    input: { product: (await context.product()).id, body: messageText },
  }),
  contentList: async (context) => ({ shopper: context.guest(), input: { kind: 'blogs', page: 1 } }),
  contentEntry: async (context) => ({ shopper: context.guest(), input: await firstEntry(context) }),
  contactForm: async (context) => ({
    shopper: context.guest(),
    input: { ...sender, mobile: context.newMobile(), subject: 'Question', message: messageText },
  }),
  requestForm: async (context) => ({
    shopper: context.guest(),
    input: {
      ...sender,
      mobile: context.newMobile(),
      city: 'Yazd',
      wish: messageText,
      callAt: '2099-01-03T10:00',
    },
  }),
  employmentForm: async (context) => ({
    shopper: context.guest(),
    input: {
      ...sender,
      mobile: context.newMobile(),
      birthDate: '1990-05-17',
      role: 'weaver',
      about: messageText,
      cv,
    },
  }),
  order: async (context) => {
    const { shopper, order } = await placedOrder(context, false)
    return { shopper, input: { id: order.productOrderId } }
  },
  orders: async (context) => ({
    shopper: await context.member(),
    input: { from: '2020-01-01', to: '2099-01-01' },
  }),
  reserve: async (context) => {
    const { shopper, order } = await placedOrder(context, true)
    return { shopper, input: { id: order.productOrderId } }
  },
  payment: async (context) => {
    const { shopper, order } = await placedOrder(context, false)
    if (order.paymentId === null) throw new Skip('an online order is placed without a payment')
    return { shopper, input: { paymentId: order.paymentId } }
  },
  merchants: async (context) => ({ shopper: context.guest(), input: {} }),
  wallet: memberOnly,
  walletTransactions: async (context) => ({
    shopper: await context.member(),
    input: { from: '2020-01-01', to: '2099-01-01' },
  }),
  topUp: async (context) => ({ shopper: await context.member(), input: newTopUp(context) }),
  topUpPayment: async (context) => {
    const shopper = await context.member()
    const { paymentId } = await shopper.ok('topUp', newTopUp(context))
    return { shopper, input: { paymentId } }
  },
  trackOrder: async (context) => {
    const { shopper, order } = await placedOrder(context, false)
    const { mobile } = await shopper.ok('user', {})
    return { shopper: context.guest(), input: { id: order.productOrderId, mobile } }
  },
  cancelOrder: async (context) => {
    const { shopper, order } = await placedOrder(context, false)
    const attemptId = newAttemptId(context)
    return { shopper, input: { id: order.productOrderId, reason: 'changedMind', attemptId } }
  },
  deliveryWindows: async (context) => {
    const { shopper, order } = await placedOrder(context, false)
    return { shopper, input: { id: order.productOrderId } }
  },
  changeDelivery: async (context) => {
    const { shopper, order } = await placedOrder(context, false)
    const id = order.productOrderId
    const { from } = await firstWindow(shopper, id)
    return { shopper, input: { id, from } }
  },
  requestReturn: async (context) => {
    const { shopper, order } = await placedOrder(context, false)
    const id = order.productOrderId
    await context.deliver(id)
    const { returnable } = await shopper.ok('order', { id })
    const [line] = returnable?.lines ?? []
    if (!line) throw new Skip('a delivered order cannot be returned')
    const attemptId = newAttemptId(context)
    const lines = [{ id: line.id, count: 1 }]
    const why = { reason: 'changedMind' as const, text: messageText, pictures: [uploaded] }
    return { shopper, input: { id, lines, ...why, to: 'wallet', attemptId } }
  },
  addresses: memberOnly,
  saveAddress: async (context) => ({ shopper: await context.member(), input: homeAddress }),
  deleteAddress: async (context) => {
    const shopper = await context.member()
    const { id } = await shopper.ok('saveAddress', homeAddress)
    return { shopper, input: { id } }
  },
  devices: memberOnly,
  signOutDevice: async (context) => {
    const { shopper, other } = await twoDevices(context)
    return { shopper, input: { id: await deviceIdOf(other) } }
  },
  signOutOtherDevices: async (context) => ({ shopper: await context.member(), input: {} }),
  lists: memberOnly,
  list: async (context) => {
    const { shopper, id } = await filledList(context)
    return { shopper, input: { id } }
  },
  saveList: async (context) => ({ shopper: await context.member(), input: { name: 'Wedding' } }),
  deleteList: async (context) => {
    const { shopper, id } = await memberList(context)
    return { shopper, input: { id } }
  },
  setListItem: async (context) => {
    const { productItemId } = await context.product()
    const { shopper, id } = await memberList(context)
    return { shopper, input: { id, productItemId, isListed: true } }
  },
  shareList: async (context) => {
    const { shopper, id } = await memberList(context)
    return { shopper, input: { id, isShared: true, showsOwner: true } }
  },
  sharedList: async (context) => {
    const { shopper, id } = await filledList(context)
    const { shareId } = await shopper.ok('shareList', { id, isShared: true, showsOwner: false })
    return { shopper: context.guest(), input: { shareId: shareId! } }
  },
  shareCart: async (context) => {
    const shopper = context.guest()
    return { shopper, input: { uniqueId: await addToCart(shopper, await context.product()) } }
  },
  sharedCart: async (context) => {
    const shopper = context.guest()
    const uniqueId = await addToCart(shopper, await context.product())
    const { shareId } = await shopper.ok('shareCart', { uniqueId })
    return { shopper: context.guest('reader'), input: { shareId } }
  },
  subscriptions: async (context) => {
    const shopper = await context.member()
    await shopper.ok('subscribe', await cheaper(context))
    return { shopper, input: {} }
  },
  subscribe: async (context) => ({ shopper: await context.member(), input: await cheaper(context) }),
  unsubscribe: async (context) => {
    const shopper = await context.member()
    const { id } = await shopper.ok('subscribe', await cheaper(context))
    return { shopper, input: { id } }
  },
  notices: async (context) => ({ shopper: await context.member(), input: { page: 1 } }),
  readNotice: async (context) => {
    const shopper = await context.member()
    const [notice] = (await shopper.ok('notices', {})).notices
    if (!notice) throw new Skip('a new member has no notice')
    return { shopper, input: { id: notice.id, andOlder: true } }
  },
  subscribeNewsletter: async (context) => ({ shopper: context.guest(), input: newsletterFor(context) }),
  confirmNewsletter: async (context) => {
    const { reader, secret } = await waitingReader(context)
    return { shopper: reader, input: { secret } }
  },
  unsubscribeNewsletter: async (context) => {
    const { reader, leaveSecret } = await confirmedReader(context)
    return { shopper: reader, input: { secret: leaveSecret } }
  },
  pushSubscriptions: memberOnly,
  pushSubscribe: async (context) => ({ shopper: await context.member(), input: browserOf(context) }),
  pushUnsubscribe: async (context) => {
    const shopper = await context.member()
    const browser = browserOf(context)
    await shopper.ok('pushSubscribe', browser)
    return { shopper, input: { endpoint: browser.endpoint } }
  },
  dataExport: memberOnly,
  requestDataExport: memberOnly,
  exportedData: async (context) => {
    const shopper = await context.member()
    await shopper.ok('requestDataExport', {})
    await context.advanceClock(120)
    return { shopper, input: {} }
  },
  deletionTerms: memberOnly,
  deleteAccount: async (context) => ({
    shopper: await context.member(),
    input: { code: context.testCode() },
  }),
  none: async (context) => ({ shopper: context.guest(), input: { uniqueId: null } }),
  add: async (context) => {
    const { productItemId } = await context.product()
    return withGuestCart(context, { productItemId, count: 1 })
  },
  delete: async (context) =>
    withGuestCart(context, { productItemId: (await context.product()).productItemId }),
  setAddress: async (context) => {
    const { shopper, uniqueId } = await memberCart(context, await context.account())
    const [address] = await shopper.ok('addresses', {})
    if (!address) throw new Skip('the account has no address')
    return { shopper, input: { uniqueId, addressId: address.id } }
  },
  setDelivery: async (context) => {
    const { shopper, uniqueId } = await guestCart(context)
    return { shopper, input: { uniqueId, deliveryId: await firstDeliveryId(shopper, uniqueId) } }
  },
  setRebate: (context) => withGuestCart(context, { rebateCode: context.rebate() }),
  removeRebate: (context) => withGuestCart(context, {}),
  setMerchant: (context) => withGuestCart(context, { merchantId: 1 }),
  setOrder: async (context) => {
    const { shopper, uniqueId } = await memberCart(context, await context.member())
    return { shopper, input: { uniqueId, orderKind: 'cheque', cheque } }
  },
  getCartCount: (context) => withGuestCart(context, {}),
  getCart: (context) => withGuestCart(context, {}),
  getDelivery: (context) => withGuestCart(context, {}),
  removeAddress: (context) => withGuestCart(context, {}),
  setBonus: async (context) => {
    const { shopper, uniqueId } = await memberCart(context, await context.account())
    return { shopper, input: { uniqueId } }
  },
  removeBonus: (context) => withGuestCart(context, {}),
  setReserve: (context) => withGuestCart(context, { wantsReserve: true }),
  setParentOrderId: (context) => withGuestCart(context, { parentOrderId: null }),
}
