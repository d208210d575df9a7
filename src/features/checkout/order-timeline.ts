import type { Order, OrderStatus } from '#contracts/orders.ts'

export type TimelineStep = { status: Order['status']; at: string | null }

const plans = {
  online: ['awaitingPayment', 'paid', 'sent', 'delivered'],
  others: ['registered', 'sent', 'delivered'],
} as const satisfies Record<string, readonly OrderStatus[]>

/** The history and its next steps, whose `at` is null; without these after a cancellation or an unknown status. */
export function timelineOf(history: Order['history']): TimelineStep[] {
  if (history.some(({ status }) => status === 'cancelled') || history.at(-1)?.status === 'unknown')
    return history
  const isOnline = ['awaitingPayment', 'paid'].includes(history[0]?.status ?? '')
  const plan = isOnline ? plans.online : plans.others
  const furthest = Math.max(
    ...history.map(({ status }) => plan.findIndex((planned) => planned === status)),
    -1,
  )
  return [...history, ...plan.slice(furthest + 1).map((status) => ({ status, at: null }))]
}
