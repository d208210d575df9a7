import type { OrderKind } from '#contracts/orders.ts'
import { dayInMs, tehranDay } from '#i18n/tehran.ts'
import { seededMembers } from '../../domain/members.ts'
import { settlePayment } from '../../domain/settle-payment.ts'
import type { PaymentOutcome } from '../../domain/settle-payment.ts'
import { stockLeft } from '../../domain/stock.ts'
import type { World } from '../../domain/world.ts'
import { testCode } from '../../domain/codes.ts'
import { anonymousShopper, call, cartCall, withShopper } from './scenario-state.ts'
import type { ScenarioState } from './scenario-state.ts'

export const member = seededMembers[0]!
export const secondMember = seededMembers[1]!

export const minute = 60_000
export const hour = 60 * minute
export const orderedProducts = [
  'zanjan-copper-pot',
  'isfahan-engraved-tray',
  'kashan-medallion-carpet',
] as const

const defaultProducts = [
  { label: 'kashan-medallion-carpet', count: 1 },
  { label: 'zanjan-copper-pot', count: 2 },
  { label: 'isfahan-engraved-tray', count: 1 },
] as const

export function signIn(state: ScenarioState, mobile: string): ScenarioState {
  if (state.shopper.token !== undefined) return state
  const cartCode = state.shopper.basketId ?? undefined
  const [next, session] = call(state, 'login', { mobile, code: testCode, cartCode })
  return withShopper(next, { basketId: session.cartCode, hasSession: true })
}

/** Signs in on another device, which stays unknown to the shopper. */
export function signInElsewhere(
  state: ScenarioState,
  mobile: string,
  { userAgent, msAgo }: { userAgent: string; msAgo: number },
): ScenarioState {
  const elsewhere = { ...state, shopper: anonymousShopper, now: state.now - msAgo }
  const [{ world }] = call(elsewhere, 'login', { mobile, code: testCode })
  const id = Object.keys(world.devices).at(-1)!
  const device = { ...world.devices[id]!, userAgent }
  return { ...state, world: { ...world, devices: { ...world.devices, [id]: device } } }
}

export function itemOf(state: ScenarioState, label: string): number {
  const product = state.catalogue.byLabel.get(label)?.fa
  const item = product?.items.find((candidate) => stockLeft(state.world, candidate) > 0)
  if (!item) throw new Error(`There is no ${label} to be had.`)
  return item.id
}

export function addProducts(
  state: ScenarioState,
  products: readonly { label: string; count: number }[] = defaultProducts,
): ScenarioState {
  return products.reduce((before, { label, count }) => {
    const [after, basketId] = cartCall(before, 'add', { productItemId: itemOf(before, label), count })
    return withShopper(after, { basketId })
  }, state)
}

const hasLines = ({ world, shopper }: ScenarioState) =>
  shopper.basketId !== null && (world.carts[shopper.basketId]?.lines.length ?? 0) > 0

export const withCartLines = (state: ScenarioState) => (hasLines(state) ? state : addProducts(state))

/** The `sold` counts that leave at most `left` of every variant. */
export function soldDownTo(state: ScenarioState, left: number): World['sold'] {
  const items = state.catalogue.rows.flatMap((row) => row.fa.items)
  return Object.fromEntries(items.map((item) => [item.id, Math.max(0, item.stockLeft - left)]))
}

/** Orders one product and returns the order id. */
export const placeOrderFor = (
  state: ScenarioState,
  kind: OrderKind,
  label: string,
  wantsReserve = false,
): [ScenarioState, string] => placeOrderOf(state, kind, [{ label, count: 1 }], wantsReserve)

/** Runs before scenarios that fill the cart. */
export function placeOrderOf(
  state: ScenarioState,
  kind: OrderKind,
  products: readonly { label: string; count: number }[],
  wantsReserve = false,
): [ScenarioState, string] {
  const [delivered] = cartCall(addProducts(state, products), 'setDelivery', { deliveryId: 1 })
  const [ready] = cartCall(delivered, 'setReserve', { wantsReserve })
  const dueDate = tehranDay(state.now + 60 * dayInMs)
  const cheque = kind === 'cheque' ? { sayadNumber: '1234567890123456', dueDate } : undefined
  const [placed, { productOrderId }] = cartCall(ready, 'setOrder', { orderKind: kind, cheque })
  return [withShopper(placed, { basketId: null }), productOrderId]
}

export function withSettledPayment(
  state: ScenarioState,
  orderId: string,
  status: PaymentOutcome,
): ScenarioState {
  const paymentId = state.world.orders[orderId]?.paymentId
  return paymentId ? { ...state, world: settlePayment(state.world, paymentId, status, state.now) } : state
}
