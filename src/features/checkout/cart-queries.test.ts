import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { Cart } from '#contracts/cart.ts'
import { stubFetch, refusal } from '#src/api/stub-fetch.ts'
import { clearPersonalQueries } from '#src/api/clear-personal-queries.ts'
import { auth, onSessionChange } from '#src/stores/auth.ts'
import { cartCache } from '#src/stores/cached-cart.ts'

vi.stubGlobal('document', { cookie: 'basketId=basket-of-sara', documentElement: { lang: 'fa-IR' } })
const { cart } = await import('#src/stores/cart.ts')
const { updateCart } = await import('./update-cart.ts')
const { cartQueries } = await import('./cart-queries.ts')

test('a cart that was changed is the one that is kept', async () => {
  cartCache.cart = { uniqueId: 'basket-of-sara', itemCount: 3 } as Cart
  const left = { uniqueId: 'basket-of-sara', itemCount: 0 } as Cart
  const client = new QueryClient()
  const change = { ...updateCart('delete'), mutationFn: () => Promise.resolve(left) }
  await client.getMutationCache().build(client, change).execute({ productItemId: 1 })
  expect(cartCache.cart).toMatchObject({ itemCount: 0 })
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
