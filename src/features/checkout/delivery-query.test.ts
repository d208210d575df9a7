import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { refusal, stubFetch, success } from '#src/api/stub-fetch.ts'

vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'fa-IR' } })
const { deliveryQuery } = await import('./delivery-query.ts')

test('the delivery methods of a cart that is gone stay until another cart replaces it', async () => {
  const replies = [success([]), refusal(410), refusal(500)]
  stubFetch({ '/api/cart/cart': () => replies.shift()! })
  const client = new QueryClient()
  const read = () => client.fetchQuery({ ...deliveryQuery('basket-of-sara'), retry: false })
  expect(await read()).toEqual([])
  expect(await read()).toEqual([])
  await expect(read()).rejects.toMatchObject({ status: 500 })
})
