import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { refusal, stubFetch, success } from '#src/api/stub-fetch.ts'

vi.stubGlobal('navigator', { onLine: true })
vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'fa-IR' } })
const { rials } = await import('#contracts/values.ts')
const { signedIn, signedOut } = await import('#src/stores/auth.ts')
const { placeOrder } = await import('./place-order.ts')
const { orderQuery, reservedOrdersQuery } = await import('./order-queries.ts')

const offline = {
  isOnline: false,
  isCheque: false,
  paymentId: null,
  paymentUrl: null,
  productOrderId: 'ZR-100002',
}

const online = { ...offline, isOnline: true, paymentId: 'pay-1', paymentUrl: '/api/payment' }

const callbacks = {
  openOrderPage: async () => true,
  isElsewhere: () => false,
  offerOrderPage: () => {},
  onFailed: () => {},
}

test.each([
  ['is refused, since another order took it along', refusal(409, 'gone')],
  ['is placed', success(offline)],
])('the reserved orders are read again after an order %s', async (_how, reply) => {
  stubFetch({ '/api/cart/cart': () => reply })
  const client = new QueryClient()
  const { queryKey } = reservedOrdersQuery()
  client.setQueryData(queryKey, [])
  const order = placeOrder(callbacks)
  const attempt = { uniqueId: 'basket-of-sara', orderKind: 'offline' } as const
  const mutation = client.getMutationCache().build(client, order)
  await mutation.execute(attempt).catch(() => null)
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

function stubLocation() {
  const opened: string[] = []
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('location', {
    href: 'https://shop.example/basket',
    assign: ({ pathname }: URL) => opened.push(pathname),
  })
  return opened
}

test.each([
  ['opens for whoever has waited for it', false, true, ['/api/payment/test/pay-1']],
  ['opens for nobody who is elsewhere by then', true, true, []],
  ['opens for nobody who leaves the page of the order while it loads', false, false, []],
])('the payment page of an order %s', async (_whom, isAway, isOpened, expected) => {
  const opened = stubLocation()
  stubFetch({ '/api/cart/cart': () => success(online), '/api/productOrder/order': () => refusal(404) })
  const client = new QueryClient()
  const order = placeOrder({
    ...callbacks,
    isElsewhere: () => isAway,
    openOrderPage: async () => isOpened,
  })
  await client
    .getMutationCache()
    .build(client, order)
    .execute({ uniqueId: 'basket-of-sara', orderKind: 'online' })
  expect(opened).toEqual(expected)
})

const share = (remaining: number) => ({ fromWallet: rials(9_000 - remaining), remaining: rials(remaining) })

test.each([
  ['opens for the rest that was shown', 4_000, share(4_000), ['/api/payment/test/pay-1']],
  ['does not open for a wallet that was to pay all and is empty by now', 0, undefined, []],
  ['does not open for a larger rest, since another device has used the wallet', 4_000, share(7_000), []],
])('the payment page %s', async (_when, shown, wallet, expected) => {
  const opened = stubLocation()
  stubFetch({ '/api/cart/cart': () => success(online) })
  const client = new QueryClient()
  const payment = { paymentId: 'pay-1', paymentUrl: '/api/payment', status: 'pending' }
  const placed = { status: 'awaitingPayment', payment, wallet }
  const order = placeOrder({
    ...callbacks,
    openOrderPage: async (id) => {
      client.setQueryData<object>(orderQuery(id).queryKey, placed)
      return true
    },
  })
  await client
    .getMutationCache()
    .build(client, order)
    .execute({
      uniqueId: 'basket-of-sara',
      orderKind: 'online',
      fromWallet: true,
      remaining: rials(shown),
    })
  expect(opened).toEqual(expected)
})

test.each([true, false])(
  'an order is not shown to the next member (the shopper is elsewhere: %s)',
  async (isAway) => {
    signedIn()
    const shown: string[] = []
    const show = (id: string) => void shown.push(id)
    stubFetch({
      '/api/cart/cart': () => {
        signedOut()
        return success(offline)
      },
    })
    const client = new QueryClient()
    const order = placeOrder({
      ...callbacks,
      openOrderPage: async (id) => {
        show(id)
        return true
      },
      isElsewhere: () => isAway,
      offerOrderPage: show,
    })
    await client
      .getMutationCache()
      .build(client, order)
      .execute({ uniqueId: 'basket-of-sara', orderKind: 'offline' })
    expect(shown).toEqual([])
  },
)
