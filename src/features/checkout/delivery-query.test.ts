import { QueryClient, QueryObserver, focusManager } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { refusal, stubFetch, success } from '#src/api/stub-fetch.ts'

vi.stubGlobal('navigator', { onLine: true })
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

test('the promised days are read again when the shopper comes back', async () => {
  const requested = stubFetch({ '/api/cart/cart': () => success([]) })
  const client = new QueryClient({
    defaultOptions: { queries: { refetchOnWindowFocus: false, staleTime: Infinity } },
  })
  client.mount()
  const stop = new QueryObserver(client, deliveryQuery('basket-of-sara')).subscribe(() => {})
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(requested).toHaveLength(1)
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await expect.poll(() => requested).toHaveLength(2)
  stop()
  client.unmount()
})
