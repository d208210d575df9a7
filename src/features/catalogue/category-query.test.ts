import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'

vi.stubGlobal('navigator', { onLine: true })
vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'fa-IR' } })
const { categoryQueries } = await import('./queries.ts')

test('the category tree has the active children of parent 42 in order 0', async () => {
  const fetched: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url)
    return Response.json({ isSuccess: true, messages: [], list: [] })
  })
  await new QueryClient().fetchQuery(categoryQueries.tree())
  expect(fetched).toEqual(['/api/category/category?ParentId=42&Active=true&SortBy=0'])
})
