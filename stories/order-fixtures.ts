import type { Cancellation } from '#contracts/cancellations.ts'
import type { CartItem } from '#contracts/cart.ts'
import type { Order } from '#contracts/orders.ts'
import { order } from './product-fixtures.ts'

const rials = (amount: number) => ({ amount, unit: 'IRR' as const })
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
