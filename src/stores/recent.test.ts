import { beforeEach, expect, test, vi } from 'vitest'
import { stubLocalStorage } from '#src/platform/stub-storage.ts'

const saved = stubLocalStorage()

beforeEach(() => {
  saved.clear()
  vi.resetModules()
})

const importStore = () => import('./recent.ts')

test('recent searches and products are distinct, newest first, and drop the oldest', async () => {
  const { recent, searched, productViewed } = await importStore()
  for (let at = 1; at <= 14; at++) {
    searched(`text ${at}`)
    productViewed(at)
  }
  searched('text 9')
  productViewed(5)
  expect(recent.searches.slice(0, 3)).toEqual(['text 9', 'text 14', 'text 13'])
  expect([recent.searches.length, recent.viewed.length]).toEqual([8, 12])
  expect(recent.viewed.slice(0, 2)).toEqual([5, 14])
})

test('recent searches can be removed one by one or all at once', async () => {
  const { recent, searched, forgetSearch, forgetSearches } = await importStore()
  for (const text of ['one', 'two', 'three']) searched(text)
  forgetSearch('two')
  expect(recent.searches).toEqual(['three', 'one'])
  forgetSearches()
  expect(recent.searches).toEqual([])
})

test('an invalid saved list of searches does not discard the viewed products', async () => {
  saved.set('zarrin-personal-recent', JSON.stringify({ searches: ['kilim', 7], viewed: [1001] }))
  const { recent } = await importStore()
  expect(recent).toEqual({ searches: [], viewed: [1001] })
})
