import type { OrderKind } from '#contracts/orders.ts'
import { dayLength, tehranDay } from '#i18n/tehran.ts'
import { seededMembers } from '../../domain/members.ts'
import { settle } from '../../domain/settle.ts'
import type { SettledAs } from '../../domain/settle.ts'
import { stockLeft } from '../../domain/stock.ts'
import type { World } from '../../domain/world.ts'
import { testCode } from '../../domain/codes.ts'
import { call, cartCall, withShopper } from './stage.ts'
import type { Stage } from './stage.ts'

/** Sara, who has two addresses and a bonus. */
export const member = seededMembers[0]!
export const secondMember = seededMembers[1]!

/** What people buy here, by label, and how many of each. */
const usualGoods = [
  { label: 'kashan-medallion-carpet', count: 1 },
  { label: 'zanjan-copper-pot', count: 2 },
  { label: 'isfahan-engraved-tray', count: 1 },
] as const

export function signIn(stage: Stage, mobile: string): Stage {
  if (stage.shopper.token !== undefined) return stage
  const cartCode = stage.shopper.basketId ?? undefined
  const [next, session] = call(stage, 'login', { mobile, code: testCode, cartCode })
  return withShopper(next, { basketId: session.cartCode, hasSession: true })
}

/** The first variant of a product that can be had. */
function itemOf(stage: Stage, label: string): number {
  const product = stage.catalogue.byLabel.get(label)?.fa
  const item = product?.items.find((candidate) => stockLeft(stage.world, candidate) > 0)
  if (!item) throw new Error(`There is no ${label} to be had.`)
  return item.id
}

export function addGoods(
  stage: Stage,
  goods: readonly { label: string; count: number }[] = usualGoods,
): Stage {
  return goods.reduce((before, { label, count }) => {
    const [after, basketId] = cartCall(before, 'add', { productItemId: itemOf(before, label), count })
    return withShopper(after, { basketId })
  }, stage)
}

const hasLines = ({ world, shopper }: Stage) =>
  shopper.basketId !== null && (world.baskets[shopper.basketId]?.lines.length ?? 0) > 0

export const withLines = (stage: Stage) => (hasLines(stage) ? stage : addGoods(stage))

/** Every variant with no more than `left` of it to be had. */
export function stockOf(stage: Stage, left: number): World['sold'] {
  const items = stage.catalogue.rows.flatMap((row) => row.fa.items)
  return Object.fromEntries(items.map((item) => [item.id, Math.max(0, item.stockLeft - left)]))
}

/** Orders one thing, before anything waits in the basket. Answers the order’s id. */
export function order(stage: Stage, kind: OrderKind, label: string, wantsReserve = false): [Stage, string] {
  const [delivered] = cartCall(addGoods(stage, [{ label, count: 1 }]), 'setDelivery', { deliveryId: 1 })
  const [ready] = cartCall(delivered, 'setReserve', { wantsReserve })
  const dueDate = tehranDay(stage.now + 60 * dayLength)
  const cheque = kind === 'cheque' ? { sayadNumber: '1234567890123456', dueDate } : undefined
  const [placed, { productOrderId }] = cartCall(ready, 'setOrder', { orderKind: kind, cheque })
  return [withShopper(placed, { basketId: null }), productOrderId]
}

/** Lets the bank settle the payment of an order. */
export function settled(stage: Stage, orderId: string, status: SettledAs): Stage {
  const paymentId = stage.world.orders[orderId]?.paymentId
  return paymentId ? { ...stage, world: settle(stage.world, paymentId, status, stage.now) } : stage
}
