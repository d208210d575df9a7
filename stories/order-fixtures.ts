import type { Cancellation } from '#contracts/cancellations.ts'
import type { CartItem } from '#contracts/cart.ts'
import type { Order } from '#contracts/orders.ts'
import type { Return } from '#contracts/returns.ts'
import { rials } from '#contracts/values.ts'
import { order, picture } from './product-fixtures.ts'

const carpet = order.lines[0]!

const pot: CartItem = {
  ...carpet,
  id: 2,
  productItemId: 10012,
  title: 'دیگ مسی زنجان',
  variant: '۴۰ سانتی‌متر',
  count: 1,
  unitPrice: rials(18_000_000),
  linePrice: rials(18_000_000),
}

const total = rials(carpet.linePrice.amount + pot.linePrice.amount)

export const paidOrder: Order = {
  ...order,
  status: 'paid',
  history: [...order.history, { status: 'paid', at: '2026-11-18T08:34:00Z' }],
  lines: [carpet, pot],
  totals: { ...order.totals, lines: total, payable: total },
  payment: { ...order.payment!, status: 'paid', paidAt: '2026-11-18T08:34:00Z' },
  cancellable: {
    to: 'wallet',
    whole: total,
    lines: [carpet, pot].map(({ id, linePrice }) => ({ id, refund: linePrice })),
  },
}

const cancellation: Cancellation = {
  at: '2026-11-18T09:00:00Z',
  reason: 'changedMind',
  lines: [pot],
  refund: { to: 'wallet', amount: pot.linePrice },
}

export const partlyCancelledOrder: Order = {
  ...paidOrder,
  lines: [carpet],
  totals: { ...order.totals, lines: carpet.linePrice, payable: carpet.linePrice },
  cancellable: { to: 'wallet', whole: carpet.linePrice, lines: [{ id: 1, refund: carpet.linePrice }] },
  cancellations: [cancellation],
}

export const cancelledOrder: Order = {
  ...paidOrder,
  status: 'cancelled',
  history: [...paidOrder.history, { status: 'cancelled', at: cancellation.at }],
  cancellable: undefined,
  cancellations: [
    { ...cancellation, lines: paidOrder.lines, refund: { to: 'card', amount: paidOrder.totals.payable } },
  ],
}

export const deliveredOrder: Order = {
  ...paidOrder,
  status: 'delivered',
  history: [
    ...paidOrder.history,
    { status: 'sent', at: '2026-11-19T07:00:00Z' },
    { status: 'delivered', at: '2026-11-21T10:00:00Z' },
  ],
  lines: [carpet, { ...pot, count: 2, linePrice: rials(36_000_000) }],
  cancellable: undefined,
  returnable: {
    until: '2026-11-28T10:00:00Z',
    closed: null,
    ways: ['wallet', 'card'],
    lines: [
      { id: 1, count: 1, refund: carpet.linePrice },
      { id: 2, count: 2, refund: pot.unitPrice },
    ],
  },
}

const potReturn: Return = {
  id: 700_001,
  requestedAt: '2026-11-22T08:00:00Z',
  reason: 'damaged',
  text: 'لبه دیگ هنگام حمل خراش برداشته است.',
  pictures: [picture, picture],
  lines: [pot],
  refund: { to: 'wallet', amount: pot.linePrice },
  state: 'requested',
  stateAt: '2026-11-22T08:00:00Z',
  refusal: null,
}

export const returnAs = (change: Partial<Return>): Return => ({ ...potReturn, ...change })
