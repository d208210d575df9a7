import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { refusal, stubFetch, success } from '#src/api/stub-fetch.ts'

vi.stubGlobal('navigator', { onLine: true })
vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'fa-IR' } })
const { placeOrder } = await import('./place-order.ts')
const { reservedOrdersQuery } = await import('./order-queries.ts')

const placed = success({
  isOnline: false,
  isCheque: false,
  paymentId: null,
  paymentUrl: null,
  productOrderId: 'ZR-100002',
})

test.each([
  ['is refused, since another order took it along', refusal(409, 'gone')],
  ['is placed', placed],
])('the reserved orders are read again after an order %s', async (_how, reply) => {
  stubFetch({ '/api/cart/cart': () => reply })
  const client = new QueryClient()
  const { queryKey } = reservedOrdersQuery()
  client.setQueryData(queryKey, [])
  const order = placeOrder({
    isElsewhere: () => false,
    tellOrder: () => {},
    openOrderPage: () => Promise.resolve(),
    onFailed: () => {},
  })
  const attempt = { uniqueId: 'basket-of-sara', orderKind: 'offline' } as const
  const mutation = client.getMutationCache().build(client, order)
  await mutation.execute(attempt).catch(() => null)
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
})
