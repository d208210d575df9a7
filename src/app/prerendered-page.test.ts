import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryKeys } from '#src/api/query-keys.ts'
import { refetchPrerendered } from './prerendered-page.ts'

const page = { documentElement: { dataset: { prices: 'old' } as DOMStringMap } }

beforeEach(() => {
  vi.stubGlobal('document', page)
  vi.stubGlobal('pagePayload', Promise.resolve(null))
  page.documentElement.dataset.prices = 'old'
})
afterEach(() => vi.unstubAllGlobals())

function watch(client: QueryClient, queryKey: readonly unknown[], queryFn: () => Promise<unknown>) {
  return new QueryObserver(client, { queryKey, queryFn, retry: false }).subscribe(() => {})
}

function show(client: QueryClient, name: string, queryFn: () => Promise<unknown>) {
  const queryKey = ['products', name]
  return { queryKey, leave: watch(client, queryKey, queryFn) }
}

test('prices of an older page are shown once what it shows is answered, though another call fails', async () => {
  const client = new QueryClient()
  client.setQueryData(['products', 'carpet'], 'old', { updatedAt: 0 })
  let answer = () => {}
  show(client, 'carpet', () => new Promise((done) => (answer = () => done('new'))))
  const { queryKey: failed } = show(client, 'reviews', () => Promise.reject(new Error('refused')))
  await expect.poll(() => client.getQueryState(failed)!.status).toBe('error')
  const refetched = refetchPrerendered(client)
  await expect.poll(() => client.getQueryState(failed)!.fetchStatus).toBe('idle')
  expect(page.documentElement.dataset.prices).toBe('old')
  answer()
  await refetched
  expect(page.documentElement.dataset).not.toHaveProperty('prices')
})

test('categories that cannot be read again hide no price', async () => {
  const client = new QueryClient()
  client.setQueryData(queryKeys.categories, [], { updatedAt: 0 })
  client.setQueryData(['products', 'carpet'], 'old', { updatedAt: 0 })
  watch(client, queryKeys.categories, () => Promise.reject(new Error('503')))
  show(client, 'carpet', () => Promise.resolve('new'))
  await refetchPrerendered(client)
  expect(client.getQueryState(queryKeys.categories)).toMatchObject({ status: 'error', data: [] })
  expect(page.documentElement.dataset).not.toHaveProperty('prices')
})

test('an entry that cannot be read again hides the prices of its goods', async () => {
  const client = new QueryClient()
  const queryKey = ['content', 'blogs', 'real-saffron']
  client.setQueryData(queryKey, 'old', { updatedAt: 0 })
  watch(client, queryKey, () => Promise.reject(new Error('503')))
  await refetchPrerendered(client)
  expect(page.documentElement.dataset.prices).toBe('old')
})

test('a product that cannot be read again hides the prices of its own page only', async () => {
  const client = new QueryClient()
  client.setQueryData(['products', 'carpet'], 'old', { updatedAt: 0 })
  const { leave } = show(client, 'carpet', () => Promise.reject(new Error('503')))
  await refetchPrerendered(client)
  expect(page.documentElement.dataset.prices).toBe('old')
  leave()
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
