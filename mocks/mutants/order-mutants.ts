import type { Cart } from '#contracts/cart.ts'
import type { Order, OrderResult } from '#contracts/orders.ts'
import { cartOperations } from '#contracts/cart-operations.ts'
import { editPath } from './edit-path.ts'
import type { Mutant } from './mutant.ts'
import { rewritingField, rewritingRequest, withBody, intercepting } from './mutant.ts'

type Json = { [key: string]: unknown }

const orderedCartStays = intercepting('an ordered cart stays', ['getCart', 'setOrder'], () => {
  const carts = new Map<unknown, string>()
  return async (asked, pass) => {
    const { uniqueId } = asked.input
    if (asked.call === 'setOrder') {
      const seen = await pass({ uniqueId, cartUpdateType: cartOperations.getCart.cartUpdateType })
      const response = await pass()
      if (response.status === 200) carts.set(uniqueId, await seen.text())
      return response
    }
    const response = await pass()
    const before = carts.get(uniqueId)
    return response.status === 410 && before ? withBody(response, before, { status: 200 }) : response
  }
})

const endlessStock = intercepting('an order takes no stock', ['getCart', 'setOrder', 'product'], () => {
  const sold = new Map<number, number>()
  return async (asked, pass) => {
    const { uniqueId } = asked.input
    const seen =
      asked.call === 'setOrder'
        ? await pass({ uniqueId, cartUpdateType: cartOperations.getCart.cartUpdateType })
        : null
    const response = await pass()
    if (response.status !== 200) return response
    if (seen?.ok)
      for (const { productItemId, count } of ((await seen.json()) as { data: Cart }).data.cartItems)
        sold.set(productItemId, (sold.get(productItemId) ?? 0) + count)
    if (asked.call !== 'product') return response
    const envelope = (await response.json()) as { data: { items: { id: number; stockLeft: number }[] } }
    for (const item of envelope.data.items) item.stockLeft += sold.get(item.id) ?? 0
    return Response.json(envelope, { headers: response.headers })
  }
})

const firstDeliveryOnly = intercepting(
  'an order comes by the first delivery method',
  ['setOrder'],
  () =>
    async ({ input: { uniqueId } }, pass) => {
      const { getCart, setDelivery } = cartOperations
      const seen = await pass({ uniqueId, cartUpdateType: getCart.cartUpdateType })
      const { data } = (await seen.json()) as { data?: Cart | null }
      if (data?.deliveryId)
        await pass({ uniqueId, deliveryId: 1, cartUpdateType: setDelivery.cartUpdateType })
      return pass()
    },
)

/** Answers a known attempt as before, whoever says it. */
const sharedAttempts = intercepting('an attempt is everybody’s', ['setOrder'], () => {
  const placed = new Map<unknown, Response>()
  return async ({ input: { attemptId } }, pass) => {
    const known = placed.get(attemptId)
    if (known) return known.clone()
    const response = await pass()
    if (response.status === 200 && attemptId !== undefined) placed.set(attemptId, response.clone())
    return response
  }
})

const ordersOfAnyDay = intercepting('orders of any day', ['orders'], () => async (_asked, pass) => pass({}))

const everyOrderReserved: Mutant = {
  name: 'every order is a reserve',
  calls: ['reserve'],
  wrap: (answer) => (request) =>
    answer(new Request(request.url.replace('/productOrder/reserve', '/productOrder/order'), request)),
}

const reservedForEver = intercepting(
  'a delivered order is reserved still',
  ['reserve', 'order', 'orders'],
  () => {
    const reserved = new Set<string>()
    const kept = <One extends Pick<Order, 'productOrderId' | 'isReserved' | 'status'>>(one: One): One => {
      if (one.isReserved) reserved.add(one.productOrderId)
      return one.status === 'delivered' && reserved.has(one.productOrderId)
        ? { ...one, isReserved: true }
        : one
    }
    return async (_asked, pass) => {
      const response = await pass()
      if (response.status !== 200) return response
      const listed = editPath(await response.json(), ['list', '*'], kept)
      return withBody(response, JSON.stringify(editPath(listed, ['data'], kept)))
    }
  },
)

export const orderMutants: readonly Mutant[] = [
  orderedCartStays,
  endlessStock,
  firstDeliveryOnly,
  sharedAttempts,
  ordersOfAnyDay,
  reservedForEver,
  rewritingField('an order without its delivery', ['order'], 'data', ({ totals, ...order }: Order) => ({
    ...order,
    totals: {
      ...totals,
      delivery: { ...totals.delivery, amount: 0 },
      payable: { ...totals.payable, amount: totals.payable.amount - totals.delivery.amount },
    },
  })),
  rewritingField(
    'an order adds wrongly',
    ['order'],
    'data.totals.payable.amount',
    (amount: number) => amount + 10,
  ),
  rewritingField('an offline order is paid online', ['setOrder'], 'data', (result: OrderResult) =>
    result.isOnline ? result : { ...result, paymentId: 'pay-1', paymentUrl: 'https://bank.test/1' },
  ),
  rewritingField('an online order without an address to pay at', ['setOrder'], 'data.paymentUrl', () => null),
  rewritingField(
    'a payment page that is a script',
    ['setOrder'],
    'data.paymentUrl',
    (url: string | null) => url && `javascript:pay('${url}')`,
  ),
  rewritingField('a cheque is not told', ['setOrder'], 'data.isCheque', () => false),
  rewritingRequest('every attempt orders', ['setOrder'], ({ attemptId: _gone, ...input }) => input),
  rewritingRequest('an order of any total', ['setOrder'], ({ payable: _gone, ...input }) => input),
  rewritingField('an order without its past', ['order'], 'data.history', (history: unknown[]) =>
    history.slice(1),
  ),
  ...(['history', 'cancellations', 'returns'] as const).map((part) =>
    rewritingField(
      `the newest of ${part} first`,
      ['order', 'cancelOrder', 'requestReturn'],
      'data',
      (data: Order) => ({ ...data, [part]: data[part]?.toReversed() }),
    ),
  ),
  rewritingField('a cancellation places the order anew', ['order', 'cancelOrder'], 'data', (data: Order) =>
    data.cancellations?.length
      ? { ...data, placedAt: new Date(Date.parse(data.placedAt) + 1000).toISOString() }
      : data,
  ),
  rewritingField('a cancelled order is tracked as placed', ['trackOrder'], 'data.status', (status: string) =>
    status === 'cancelled' ? 'placed' : status,
  ),
  rewritingField('an order that goes nowhere', ['order'], 'data.address', () => null),
  rewritingField('the parent order is lost', ['order'], 'data.parentOrderId', () => null),
  rewritingField('nobody takes the payment', ['order'], 'data.payment', (payment: Order['payment']) =>
    payment ? { ...payment, merchant: null } : null,
  ),
  rewritingField('no order of the list is reserved', ['orders'], 'list.*.isReserved', () => false),
  rewritingField('a merchant that the cart refuses', ['merchants'], 'list.*.id', (id: number) => id + 40),
  rewritingField('the cheque is lost', ['order'], 'data.cheque', () => null),
  rewritingField('a payment in Toman', ['payment'], 'data.amount.amount', (amount: number) => amount / 10),
  rewritingField('the list without the newest order', ['orders'], 'list', (list: unknown[]) => list.slice(1)),
  rewritingField('the oldest order first', ['orders'], 'list', (list: { placedAt: string }[]) =>
    list.map((order, at) => ({
      ...order,
      placedAt: new Date(Date.parse(order.placedAt) + at * 1000).toISOString(),
    })),
  ),
  rewritingField(
    'a list with the price of the lines',
    ['orders'],
    'list.*.payable.amount',
    (amount: number) => amount - 1000,
  ),
  rewritingRequest('a cheque of any day', ['setOrder'], (input: Json) =>
    input.cheque ? { ...input, cheque: { ...(input.cheque as Json), dueDate: '2099-01-01' } } : input,
  ),
  rewritingRequest('an unknown parent order is none', ['setParentOrderId'], (input) =>
    String(input.parentOrderId).startsWith('ZR-') ? input : { ...input, parentOrderId: null },
  ),
  everyOrderReserved,
]
