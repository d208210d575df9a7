import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { queryKeys } from '#src/api/query-keys.ts'
import { refusal, stubFetch, success } from '#src/api/stub-fetch.ts'
import { stubCart as cart } from './stub-cart.ts'

vi.stubGlobal('navigator', { onLine: true })
vi.stubGlobal('document', { cookie: 'basketId=basket-of-sara', documentElement: { lang: 'fa-IR' } })
const { deliveryQuery } = await import('./delivery-query.ts')
const { updateCart } = await import('./update-cart.ts')

test('what a refused choice was made from is read again, since it offers what is gone', async () => {
  stubFetch({ '/api/cart/cart': () => refusal(404, 'gone') })
  const client = new QueryClient()
  const choices = [
    ['orders', 'list', {}],
    ['addresses'],
    [...queryKeys.delivery, 'basket-of-sara'],
    ['merchants'],
  ]
  const keys = [...choices, queryKeys.products]
  for (const key of keys) client.setQueryData(key, [])
  const update = client.getMutationCache().build(client, updateCart('setParentOrderId'))
  await update.execute({ parentOrderId: 'ZR-100001' }).catch(() => null)
  const stale = keys.filter((key) => client.getQueryState(key)?.isInvalidated)
  expect(stale).toEqual(choices)
})

test.each(['setAddress', 'removeAddress'] as const)(
  'the delivery methods are stale after %s',
  async (name) => {
    stubFetch({ '/api/cart/cart': () => success(cart) })
    const client = new QueryClient()
    const { queryKey } = deliveryQuery(cart.uniqueId)
    client.setQueryData(queryKey, [])
    await client.getMutationCache().build(client, updateCart(name)).execute({ addressId: 801 })
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
  },
)

test('the cart and the delivery methods are stale after an unknown outcome', async () => {
  stubFetch({ '/api/cart/cart': () => Promise.reject(new TypeError('Failed to fetch')) })
  const client = new QueryClient()
  const keys = [[...queryKeys.currentCart, cart.uniqueId], deliveryQuery(cart.uniqueId).queryKey]
  for (const key of keys) client.setQueryData(key, [])
  const update = client.getMutationCache().build(client, updateCart('setAddress'))
  await update.execute({ addressId: 801 }).catch(() => null)
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true])
})
