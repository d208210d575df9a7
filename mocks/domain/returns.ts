import { returnStates } from '#contracts/returns.ts'
import type { Return, Returnable } from '#contracts/returns.ts'
import type { RefundWay } from '#contracts/refunds.ts'
import type { Picture } from '#contracts/values.ts'
import { rials } from '#contracts/values.ts'
import { dayInMs } from '#i18n/tehran.ts'
import type { Context } from './behaviour.ts'
import { cartItems } from './cart-view.ts'
import { instantOf } from './instant.ts'
import { messageText } from './messages.ts'
import { picturesOf } from './published-reviews.ts'
import { statusOf } from './refunds.ts'
import { notifyOfReturn } from './return-notices.ts'
import { floorToToman } from './totals.ts'
import { creditWallet } from './wallet-entries.ts'
import type { OrderLine, PlacedOrder, ReturnState, StoredReturn, World } from './world.ts'
import { ownEntry } from './world.ts'

const returnDays = 7

/** Milliseconds after the request. */
const judgedAfter = 60 * 60_000
const pickedUpAfter = dayInMs
const refundedAfter = 2 * dayInMs

type State = { state: ReturnState; at: number }

function returnStateOf({ at, isRefused }: StoredReturn, now: number): State {
  if (now < at + judgedAfter) return { state: 'requested', at }
  if (isRefused) return { state: 'refused', at: at + judgedAfter }
  if (now < at + pickedUpAfter) return { state: 'approved', at: at + judgedAfter }
  if (now < at + refundedAfter) return { state: 'pickedUp', at: at + pickedUpAfter }
  return { state: 'refunded', at: at + refundedAfter }
}

/** Until its money is paid back, or it is refused. */
export const isReturnUnderWay = (one: StoredReturn, now: number) =>
  !['refunded', 'refused'].includes(returnStateOf(one, now).state)

/** A refused return leaves its pieces free. */
function countLeft({ returns = [] }: PlacedOrder, { id, count }: OrderLine, now: number): number {
  const taken = returns
    .filter((one) => returnStateOf(one, now).state !== 'refused')
    .flatMap(({ lines }) => lines)
    .filter((line) => line.id === id)
  return taken.reduce((left, line) => left - line.count, count)
}

function waysOf({ payments }: World, { kind, paymentId, fromWallet }: PlacedOrder): RefundWay[] {
  if (kind === 'cheque') return ['cheque']
  const payment = paymentId === null ? undefined : ownEntry(payments, paymentId)
  return payment?.status === 'paid' && fromWallet === 0 ? ['wallet', 'card'] : ['wallet']
}

/** Undefined until the order is delivered. */
export function returnableOf(state: World, placed: PlacedOrder, now: number): Returnable | undefined {
  if (statusOf(placed) !== 'delivered') return undefined
  const until = placed.history.at(-1)!.at + returnDays * dayInMs
  const left = placed.lines.flatMap((line) => {
    const count = countLeft(placed, line, now)
    return count > 0 ? [{ id: line.id, count, refund: rials(refundOfOne(placed, line)) }] : []
  })
  const closed = now > until ? 'tooLate' : left.length === 0 ? 'allReturned' : null
  return { until: instantOf(until), closed, ways: waysOf(state, placed), lines: closed ? [] : left }
}

/** Rounded down once, so that all pieces together never pay back more than was paid. */
function refundOfOne({ totals: { lines, rebate, bonus } }: PlacedOrder, { unitPrice }: OrderLine): number {
  const discount = rebate.amount + bonus.amount
  return floorToToman(unitPrice - (unitPrice * discount) / lines.amount)
}

function picturesIn({ pictures, lines }: StoredReturn, context: Context): Picture[] {
  const row = context.catalogue.byItem.get(lines[0]?.productItemId ?? 0)
  return row ? picturesOf(row, pictures, context) : []
}

export function returnOf(state: World, stored: StoredReturn, context: Context): Return {
  const { state: current, at } = returnStateOf(stored, context.now)
  return {
    id: stored.id,
    requestedAt: instantOf(stored.at),
    reason: stored.reason,
    text: stored.text,
    pictures: picturesIn(stored, context),
    lines: cartItems(state, context.catalogue, stored.lines, context.locale),
    refund: { amount: rials(stored.refund.amount), to: stored.refund.to },
    state: current,
    stateAt: instantOf(at),
    refusal: current === 'refused' ? messageText(context.locale, 'returnWithoutPictures') : null,
  }
}

function progressed(state: World, order: PlacedOrder, due: StoredReturn, now: number): World {
  const { state: reached, at } = returnStateOf(due, now)
  if (reached === 'requested') return state
  const returns = order.returns?.map((one) => (one.id === due.id ? { ...one, toldState: reached } : one))
  const next = { ...state, orders: { ...state.orders, [order.id]: { ...order, returns } } }
  const told = notifyOfReturn(next, order, due, { state: reached, at })
  if (reached !== 'refunded' || due.refund.to !== 'wallet') return told
  return creditWallet(told, order.owner, {
    kind: 'refund',
    amount: due.refund.amount,
    at,
    orderId: order.id,
  })
}

/** A clock that was set back takes a return back to a state that was told before. */
const isNews = (one: StoredReturn, now: number) =>
  returnStates.indexOf(returnStateOf(one, now).state) > returnStates.indexOf(one.toldState)

/** Tells of the state that each return has reached by now, and pays it back, once. */
export function withReturnProgress(state: World, now: number): World {
  const due = Object.values(state.orders).flatMap(({ id, returns = [] }) =>
    returns.filter((one) => isNews(one, now)).map((one) => ({ id, one })),
  )
  return due.reduce((before, { id, one }) => progressed(before, before.orders[id]!, one, now), state)
}
