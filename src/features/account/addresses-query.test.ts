import { QueryClient, QueryObserver, focusManager } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { stubFetch, success } from '#src/api/stub-fetch.ts'

vi.stubGlobal('navigator', { onLine: true })
vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'fa-IR' } })
const { addressesQuery } = await import('./addresses-query.ts')

test('the addresses are read again when the member comes back, since another device may have edited one', async () => {
  const requested = stubFetch({ '/api/user/addresses': () => success([]) })
  const client = new QueryClient({
    defaultOptions: { queries: { refetchOnWindowFocus: false, staleTime: Infinity } },
  })
  client.mount()
  const stop = new QueryObserver(client, addressesQuery()).subscribe(() => {})
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(requested).toHaveLength(1)
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await expect.poll(() => requested).toHaveLength(2)
  stop()
  client.unmount()
})
