import { cheque, fill, firstDelivery, orderOf, readyBasket } from './baskets.ts'
import type { CallInput, CallName } from './calls.ts'
import { rootCategoryId } from '../catalogue.ts'
import { contentKinds } from '../content.ts'
import { Skip } from './drift.ts'
import { home, newcomer, registerAs } from './people.ts'
import type { Shopper } from './shopper.ts'
import type { Stage } from './stage.ts'

type Sample<Name extends CallName> = { shopper: Shopper; input: CallInput<Name> }
type Samples = { [Name in CallName]: (stage: Stage) => Promise<Sample<Name>> }

const mobileOnly = async (stage: Stage) => ({ shopper: stage.guest(), input: { mobile: stage.newMobile() } })
const memberOnly = async (stage: Stage) => ({ shopper: await stage.member(), input: {} })

async function guestBasket(stage: Stage) {
  const shopper = stage.guest()
  return { shopper, uniqueId: await fill(shopper, await stage.good()) }
}

async function membersBasket(stage: Stage, shopper: Shopper) {
  return { shopper, uniqueId: await readyBasket(shopper, await stage.good()) }
}

async function onBasket<Rest extends object>(stage: Stage, rest: Rest) {
  const { shopper, uniqueId } = await guestBasket(stage)
  return { shopper, input: { uniqueId, ...rest } }
}

async function placed(stage: Stage, wantsReserve: boolean) {
  const { shopper, uniqueId } = await membersBasket(stage, await stage.member())
  if (wantsReserve) await shopper.ok('setReserve', { uniqueId, wantsReserve })
  return { shopper, order: await orderOf(shopper, uniqueId, wantsReserve ? 'offline' : 'online') }
}

async function firstEntry(stage: Stage) {
  for (const kind of contentKinds) {
    const { entries } = await stage.guest().ok('contentList', { kind })
    if (entries[0]) return { kind, label: entries[0].label }
  }
  throw new Skip('the shop has no content')
}

const sender = { fullName: 'Verify Newcomer' }
const words = 'A message of a few words.'
const cv = { name: 'cv.pdf', type: 'application/pdf', content: 'JVBERi0xLjcK' } as const

/** A shopper and an input for every call, such that the call has to be done. Each makes what it needs. */
export const samples: Samples = {
  userDetail: mobileOnly,
  otp: mobileOnly,
  checkOtp: async (stage) => ({
    shopper: stage.guest(),
    input: { mobile: stage.newMobile(), code: stage.testCode() },
  }),
  login: async (stage) => {
    const mobile = stage.newMobile()
    await registerAs(stage.guest('newcomer'), mobile, stage.testCode())
    return { shopper: stage.guest(), input: { mobile, code: stage.testCode() } }
  },
  register: async (stage) => ({
    shopper: stage.guest(),
    input: { mobile: stage.newMobile(), code: stage.testCode(), ...newcomer },
  }),
  user: memberOnly,
  updateUser: async (stage) => ({
    shopper: await stage.member(),
    input: { firstName: newcomer.firstName, lastName: newcomer.lastName },
  }),
  changePassword: async (stage) => ({
    shopper: await stage.member(),
    input: { code: stage.testCode(), password: 'verify-newcomer-1' },
  }),
  refresh: memberOnly,
  logout: memberOnly,
  category: async (stage) => ({
    shopper: stage.guest(),
    input: { ParentId: rootCategoryId, Active: true, SortBy: 0 },
  }),
  products: async (stage) => ({
    shopper: stage.guest(),
    input: { sort: 'cheapest', page: 1, pageSize: 12, inStock: true, priceFrom: 0 },
  }),
  product: async (stage) => {
    const { label, catLabel } = await stage.good()
    return { shopper: stage.guest(), input: { label, catLabel } }
  },
  suggest: async (stage) => ({ shopper: stage.guest(), input: { text: (await stage.good()).title } }),
  likes: memberOnly,
  like: async (stage) => ({
    shopper: await stage.member(),
    input: { id: (await stage.good()).id, liked: true },
  }),
  contentList: async (stage) => ({ shopper: stage.guest(), input: { kind: 'blogs', page: 1 } }),
  contentEntry: async (stage) => ({ shopper: stage.guest(), input: await firstEntry(stage) }),
  contactForm: async (stage) => ({
    shopper: stage.guest(),
    input: { ...sender, mobile: stage.newMobile(), subject: 'Question', message: words },
  }),
  requestForm: async (stage) => ({
    shopper: stage.guest(),
    input: { ...sender, mobile: stage.newMobile(), city: 'Yazd', wish: words, callAt: '2099-01-03T10:00' },
  }),
  employmentForm: async (stage) => ({
    shopper: stage.guest(),
    input: {
      ...sender,
      mobile: stage.newMobile(),
      birthDate: '1990-05-17',
      role: 'weaver',
      about: words,
      cv,
    },
  }),
  order: async (stage) => {
    const { shopper, order } = await placed(stage, false)
    return { shopper, input: { id: order.productOrderId } }
  },
  orders: async (stage) => ({
    shopper: await stage.member(),
    input: { from: '2020-01-01', to: '2099-01-01' },
  }),
  reserve: async (stage) => {
    const { shopper, order } = await placed(stage, true)
    return { shopper, input: { id: order.productOrderId } }
  },
  payment: async (stage) => {
    const { shopper, order } = await placed(stage, false)
    if (order.paymentId === null) throw new Skip('an online order is placed without a payment')
    return { shopper, input: { paymentId: order.paymentId } }
  },
  merchants: async (stage) => ({ shopper: stage.guest(), input: {} }),
  addresses: memberOnly,
  saveAddress: async (stage) => ({ shopper: await stage.member(), input: home }),
  deleteAddress: async (stage) => {
    const shopper = await stage.member()
    const { id } = await shopper.ok('saveAddress', home)
    return { shopper, input: { id } }
  },
  none: async (stage) => ({ shopper: stage.guest(), input: { uniqueId: null } }),
  add: async (stage) => {
    const { productItemId } = await stage.good()
    return onBasket(stage, { productItemId, count: 1 })
  },
  delete: async (stage) => onBasket(stage, { productItemId: (await stage.good()).productItemId }),
  setAddress: async (stage) => {
    const { shopper, uniqueId } = await membersBasket(stage, await stage.account())
    const [address] = await shopper.ok('addresses', {})
    if (!address) throw new Skip('the account has no address')
    return { shopper, input: { uniqueId, addressId: address.id } }
  },
  setDelivery: async (stage) => {
    const { shopper, uniqueId } = await guestBasket(stage)
    return { shopper, input: { uniqueId, deliveryId: await firstDelivery(shopper, uniqueId) } }
  },
  setRebate: (stage) => onBasket(stage, { rebateCode: stage.rebate() }),
  removeRebate: (stage) => onBasket(stage, {}),
  setMerchant: (stage) => onBasket(stage, { merchantId: 1 }),
  setOrder: async (stage) => {
    const { shopper, uniqueId } = await membersBasket(stage, await stage.member())
    return { shopper, input: { uniqueId, orderKind: 'cheque', cheque } }
  },
  getCartCount: (stage) => onBasket(stage, {}),
  getCart: (stage) => onBasket(stage, {}),
  getDelivery: (stage) => onBasket(stage, {}),
  removeAddress: (stage) => onBasket(stage, {}),
  setBonus: async (stage) => {
    const { shopper, uniqueId } = await membersBasket(stage, await stage.account())
    return { shopper, input: { uniqueId } }
  },
  removeBonus: (stage) => onBasket(stage, {}),
  setReserve: (stage) => onBasket(stage, { wantsReserve: true }),
  setParentOrderId: (stage) => onBasket(stage, { parentOrderId: null }),
}
