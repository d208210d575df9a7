import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { queryKeys } from '#src/api/query-keys.ts'
import { refusal, stubFetch } from '#src/api/stub-fetch.ts'
import { shareCartLink } from './shared-cart.ts'

vi.stubGlobal('navigator', { onLine: true })
vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'fa-IR' } })

test('the cart is read again once it turns out to be gone', async () => {
  stubFetch({ '/api/cart/share': () => refusal(410, 'gone') })
  const client = new QueryClient()
  client.setQueryData(queryKeys.currentCart, {})
  const share = client.getMutationCache().build(client, shareCartLink())
  await share.execute('basket-of-sara').catch(() => null)
  expect(client.getQueryState(queryKeys.currentCart)?.isInvalidated).toBe(true)
})
