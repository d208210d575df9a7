import type { Cancellation } from '#contracts/cancellations.ts'
import type { Order } from '#contracts/orders.ts'
import { editPath } from './edit-path.ts'
import type { Mutant } from './mutant.ts'
import { intercepting, rewritingField, rewritingRefusal, rewritingRequest, withBody } from './mutant.ts'

const anew = (() => {
  let attempts = 0
  return () => `another-attempt-${++attempts}`
})()

const stockStaysAway = intercepting('a cancelled order keeps its stock', ['cancelOrder', 'product'], () => {
  const kept = new Map<number, number>()
  return async (asked, pass) => {
    const response = await pass()
    if (response.status !== 200) return response
    const envelope = (await response.json()) as {
      data: Order & { items: { id: number; stockLeft: number }[] }
    }
    if (asked.call === 'cancelOrder')
      for (const { productItemId, count } of envelope.data.lines)
        kept.set(productItemId, (kept.get(productItemId) ?? 0) + count)
    else for (const item of envelope.data.items) item.stockLeft -= kept.get(item.id) ?? 0
    return withBody(response, JSON.stringify(envelope))
  }
})

const refundIsLost = intercepting('a refund is lost on its way', ['cancelOrder', 'wallet'], () => {
  let lost = 0
  return async (asked, pass) => {
    const response = await pass()
    if (response.status !== 200) return response
    const envelope = (await response.json()) as { data: Order & { balance: { amount: number } } }
    if (asked.call === 'cancelOrder') lost += envelope.data.cancellations!.at(-1)!.refund.amount.amount
    else envelope.data.balance.amount = Math.max(0, envelope.data.balance.amount - lost)
    return withBody(response, JSON.stringify(envelope))
  }
})

const lineKeepsStock = intercepting('a cancelled line keeps its stock', ['cancelOrder', 'product'], () => {
  const kept = new Map<number, number>()
  return async (asked, pass) => {
    const response = await pass()
    if (response.status !== 200 || (asked.call === 'cancelOrder' && !asked.input.lineIds)) return response
    const envelope = (await response.json()) as {
      data: Order & { items: { id: number; stockLeft: number }[] }
    }
    if (asked.call === 'cancelOrder')
      for (const { productItemId, count } of envelope.data.cancellations!.at(-1)!.lines)
        kept.set(productItemId, (kept.get(productItemId) ?? 0) + count)
    else for (const item of envelope.data.items) item.stockLeft -= kept.get(item.id) ?? 0
    return withBody(response, JSON.stringify(envelope))
  }
})

const cancelledIsPaid: Mutant = {
  name: 'a cancelled order is paid',
  calls: ['payment'],
  wrap(answer) {
    const paid = new Set<string>()
    return async (request) => {
      const [, page, id] = /^\/api\/payment\/(test\/)?([\w-]+)$/.exec(new URL(request.url).pathname) ?? []
      if (page && (await request.clone().text()).includes('outcome=paid')) paid.add(id!)
      const response = await answer(request)
      if (page || !id || !paid.has(id) || response?.status !== 200) return response
      const envelope: unknown = await response.json()
      return withBody(response, JSON.stringify(editPath(envelope, ['data', 'status'], () => 'paid')))
    }
  },
}

const paymentStays = intercepting('a payment keeps the amount of what is cancelled', ['payment'], () => {
  const amounts = new Map<string, unknown>()
  return async (_asked, pass) => {
    const response = await pass()
    if (response.status !== 200) return response
    const envelope = (await response.json()) as { data: { paymentId: string; amount: unknown } }
    const { paymentId, amount } = envelope.data
    if (!amounts.has(paymentId)) amounts.set(paymentId, amount)
    const change = () => amounts.get(paymentId)
    return withBody(response, JSON.stringify(editPath(envelope, ['data', 'amount'], change)))
  }
})

const parentStaysShipped = intercepting(
  'a parent order is never free again',
  ['setParentOrderId', 'order'],
  () => {
    const parents = new Set<unknown>()
    return async (asked, pass) => {
      if (asked.call === 'setParentOrderId') parents.add(asked.input.parentOrderId)
      const response = await pass()
      if (asked.call !== 'order' || response.status !== 200) return response
      const envelope = (await response.json()) as { data: Order }
      if (parents.has(envelope.data.productOrderId)) envelope.data.isReserved = false
      return withBody(response, JSON.stringify(envelope))
    }
  },
)

export const cancellationMutants: readonly Mutant[] = [
  stockStaysAway,
  lineKeepsStock,
  cancelledIsPaid,
  paymentStays,
  parentStaysShipped,
  rewritingField('a cancelled line pays its rebate back', ['order'], 'data', (order: Order) => {
    const { cancellable } = order
    const priceOf = (id: number) => order.lines.find((line) => line.id === id)!.linePrice
    const lines = cancellable?.lines.map(({ id, refund }) => ({
      id,
      refund: refund.amount > 0 ? priceOf(id) : refund,
    }))
    return { ...order, cancellable: cancellable && { ...cancellable, lines } }
  }),
  refundIsLost,
  rewritingRequest('every attempt cancels', ['cancelOrder'], (input) => ({ ...input, attemptId: anew() })),
  rewritingRequest(
    'one cancelled line cancels all',
    ['cancelOrder'],
    ({ lineIds: _gone, ...input }) => input,
  ),
  rewritingField(
    'less is paid back',
    ['cancelOrder', 'order'],
    'data.cancellations',
    (cancellations: Cancellation[]) =>
      cancellations.map(({ refund, ...rest }) => ({
        ...rest,
        refund: { ...refund, amount: { ...refund.amount, amount: Math.floor(refund.amount.amount / 2) } },
      })),
  ),
  rewritingField(
    'the reason is lost',
    ['cancelOrder', 'order'],
    'data.cancellations.*.reason',
    () => 'other',
  ),
  rewritingField('a cancelled order may be cancelled', ['cancelOrder', 'order'], 'data', (order: Order) => ({
    ...order,
    cancellable: { to: 'none', whole: order.totals.payable, lines: [] },
  })),
  rewritingField(
    'a part that is cancelled is not listed',
    ['orders'],
    'list.*.isPartlyCancelled',
    () => false,
  ),
  rewritingRefusal('somebody else’s order is cancelled', ['cancelOrder'], async (response) =>
    withBody(response, await response.text(), { status: response.status === 404 ? 409 : response.status }),
  ),
]
