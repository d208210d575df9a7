import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refetchPrerendered } from './prerendered-page.ts'

const page = { documentElement: { dataset: { prices: 'old' } as DOMStringMap } }

beforeEach(() => {
  vi.stubGlobal('document', page)
  vi.stubGlobal('pagePayload', Promise.resolve(null))
  page.documentElement.dataset.prices = 'old'
})
afterEach(() => vi.unstubAllGlobals())

function show(client: QueryClient, name: string, queryFn: () => Promise<unknown>) {
  const queryKey = ['products', name]
  new QueryObserver(client, { queryKey, queryFn, retry: false }).subscribe(() => {})
  return queryKey
}

test('prices of an older page are shown once what it shows is answered, though another call fails', async () => {
  const client = new QueryClient()
  client.setQueryData(['products', 'carpet'], 'old', { updatedAt: 0 })
  let answer = () => {}
  show(client, 'carpet', () => new Promise((done) => (answer = () => done('new'))))
  const failed = show(client, 'reviews', () => Promise.reject(new Error('refused')))
  await expect.poll(() => client.getQueryState(failed)!.status).toBe('error')
  const refetched = refetchPrerendered(client)
  await expect.poll(() => client.getQueryState(failed)!.fetchStatus).toBe('idle')
  expect(page.documentElement.dataset.prices).toBe('old')
  answer()
  await refetched
  expect(page.documentElement.dataset).not.toHaveProperty('prices')
})

test('a page without a payload asks the server no second time', async () => {
  vi.stubGlobal('pagePayload', undefined)
  const client = new QueryClient()
  const read = vi.fn<() => Promise<string>>(() => Promise.resolve('new'))
  show(client, 'carpet', read)
  await expect.poll(() => client.getQueryState(['products', 'carpet'])!.status).toBe('success')
  await refetchPrerendered(client)
  expect(read).toHaveBeenCalledOnce()
  expect(page.documentElement.dataset).not.toHaveProperty('prices')
})
