import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { Cart } from '#contracts/cart.ts'
import { stubFetch, refusal, success } from '#src/api/stub-fetch.ts'
import { clearPersonalQueries } from '#src/api/clear-personal-queries.ts'
import { auth, onSessionChange, signedIn, signedOut } from '#src/stores/auth.ts'
import { cartCache } from '#src/stores/cached-cart.ts'
import { stubCart } from './stub-cart.ts'

vi.stubGlobal('navigator', { onLine: true })
vi.stubGlobal('document', { cookie: 'basketId=basket-of-sara', documentElement: { lang: 'fa-IR' } })
const { cart } = await import('#src/stores/cart.ts')
const { updateCart } = await import('./update-cart.ts')
const { cartQueries } = await import('./cart-queries.ts')

function changeCart(client = new QueryClient()) {
  return client.getMutationCache().build(client, updateCart('delete')).execute({ productItemId: 1 })
}

test('a changed cart is cached', async () => {
  cartCache.cart = { ...stubCart, itemCount: 3 }
  stubFetch({ '/api/cart/cart': () => success(stubCart) })
  await changeCart()
  expect(cartCache.cart).toMatchObject({ itemCount: 0 })
})

test('a changed cart does not replace the one of another member, who has signed in meanwhile', async () => {
  signedIn()
  const client = new QueryClient()
  const { queryKey } = cartQueries.current(stubCart.uniqueId)
  const cartOfNext = { ...stubCart, itemCount: 3 }
  stubFetch({
    '/api/cart/cart': () => {
      signedOut()
      signedIn()
      cartCache.cart = cartOfNext
      client.setQueryData(queryKey, cartOfNext)
      return success({ ...stubCart, itemCount: 1 })
    },
  })
  await changeCart(client)
  expect(cartCache.cart).toMatchObject({ itemCount: 3 })
  expect(client.getQueryData(queryKey)).toMatchObject({ itemCount: 3 })
})

test('a cart that is being read when the session expires keeps its lines', async () => {
  stubFetch({
    '/api/cart/cart': () => refusal(410),
    '/api/auth/user': () => refusal(401),
    '/api/auth/refresh': () => refusal(401),
  })
  auth.hasSession = true
  cartCache.cart = { uniqueId: 'basket-of-sara', itemCount: 3 } as Cart
  const client = new QueryClient()
  onSessionChange(() => clearPersonalQueries(client))
  const { queryFn } = cartQueries.current('basket-of-sara')
  const context = { client, signal: new AbortController().signal } as Parameters<typeof queryFn & object>[0]
  expect(await (queryFn as (of: typeof context) => Promise<Cart>)(context)).toMatchObject({ itemCount: 3 })
  expect(auth.hasExpired).toBe(true)
  expect(cart.basketId).toBe('basket-of-sara')
})
