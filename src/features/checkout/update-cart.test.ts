import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { queryKeys } from '#src/api/query-keys.ts'
import { refusal, stubFetch } from '#src/api/stub-fetch.ts'

vi.stubGlobal('navigator', { onLine: true })
vi.stubGlobal('document', { cookie: 'basketId=basket-of-sara', documentElement: { lang: 'fa-IR' } })
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
