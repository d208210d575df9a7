import type { Cancellable } from '#contracts/cancellations.ts'
import type { Totals } from '#contracts/cart.ts'
import type { RefundWay } from '#contracts/refunds.ts'
import { rials } from '#contracts/values.ts'
import { floorToToman } from './totals.ts'
import type { OrderLine, PlacedOrder, World } from './world.ts'
import { ownEntry } from './world.ts'

export const statusOf = ({ history }: PlacedOrder) => history.at(-1)?.status ?? 'registered'

const linePrice = ({ unitPrice, count }: OrderLine) => unitPrice * count

/** Rials that are paid so far. */
function paidOf(state: World, { paymentId, totals, fromWallet = 0 }: PlacedOrder): number {
  const payment = paymentId === null ? undefined : ownEntry(state.payments, paymentId)
  return payment?.status === 'paid' ? totals.payable.amount : fromWallet
}

export function refundWay(state: World, order: PlacedOrder): RefundWay {
  if (order.kind === 'cheque') return 'cheque'
  return paidOf(state, order) > 0 ? 'wallet' : 'none'
}

/** The part of `amount` that belongs to `share` of what the order costs. */
const partOf = (amount: number, share: number, { totals: { payable } }: PlacedOrder) =>
  amount === payable.amount || payable.amount === 0 ? share : floorToToman((amount * share) / payable.amount)

/** Rials of the rebate and of the bonus that belong to a line. */
function sharesOf({ totals }: PlacedOrder, line: OrderLine) {
  const share = ({ amount }: { amount: number }) =>
    totals.lines.amount === 0 ? 0 : floorToToman((amount * linePrice(line)) / totals.lines.amount)
  return { rebate: share(totals.rebate), bonus: share(totals.bonus) }
}

/** Rials that are paid for a line after its part of rebate and bonus. */
function linePayable(order: PlacedOrder, line: OrderLine): number {
  const { rebate, bonus } = sharesOf(order, line)
  return linePrice(line) - rebate - bonus
}

const sum = <Row>(rows: readonly Row[], amount: (row: Row) => number) =>
  rows.reduce((total, row) => total + amount(row), 0)

/** The totals that lines leave behind; the delivery price stays. */
export function totalsWithout(order: PlacedOrder, gone: readonly OrderLine[]): Totals {
  const { totals } = order
  const lines = totals.lines.amount - sum(gone, linePrice)
  const rebate = totals.rebate.amount - sum(gone, (line) => sharesOf(order, line).rebate)
  const bonus = totals.bonus.amount - sum(gone, (line) => sharesOf(order, line).bonus)
  const saved = sum(gone, (line) => ((line.oldUnitPrice ?? line.unitPrice) - line.unitPrice) * line.count)
  return {
    lines: rials(lines),
    rebate: rials(rebate),
    bonus: rials(bonus),
    delivery: totals.delivery,
    payable: rials(lines - rebate - bonus + totals.delivery.amount),
    saved: rials(totals.saved.amount - saved),
  }
}

const unsentStatuses: readonly string[] = ['awaitingPayment', 'registered', 'paid']

export const isUnsent = (order: PlacedOrder) => unsentStatuses.includes(statusOf(order))

/** Until it is sent, by itself or along with a later order. */
export const isReserved = (order: PlacedOrder) => order.wantsReserve && isUnsent(order)

/** Each line pays back its part of what is paid so far. */
export function cancellableOf(state: World, order: PlacedOrder): Cancellable | undefined {
  if (!isUnsent(order)) return undefined
  const to = refundWay(state, order)
  const paid = to === 'cheque' ? order.totals.payable.amount : paidOf(state, order)
  return {
    to,
    whole: rials(paid),
    lines: order.lines.map((line) => ({
      id: line.id,
      refund: rials(paid === 0 ? 0 : partOf(paid, linePayable(order, line), order)),
    })),
  }
}

/** Rials that the wallet has still paid when lines are taken out, at most what the rest costs. */
export const fromWalletWithout = (order: PlacedOrder, gone: readonly OrderLine[]): number => {
  const { fromWallet = 0 } = order
  if (fromWallet === 0) return 0
  const left = fromWallet - sum(gone, (line) => partOf(fromWallet, linePayable(order, line), order))
  return Math.min(left, totalsWithout(order, gone).payable.amount)
}

/** Rials that cancelling some lines pays back. */
export function refundOfLines(state: World, order: PlacedOrder, gone: readonly OrderLine[]): number {
  const { fromWallet = 0 } = order
  return order.kind !== 'cheque' && paidOf(state, order) === fromWallet
    ? fromWallet - fromWalletWithout(order, gone)
    : sum(gone, (line) => linePayable(order, line))
}
