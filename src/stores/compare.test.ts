import { beforeEach, expect, test, vi } from 'vitest'
import { stubLocalStorage } from '#src/platform/stub-storage.ts'

const saved = stubLocalStorage()

beforeEach(() => {
  saved.clear()
  vi.resetModules()
})

const importStore = () => import('./compare.ts')

test('a comparison holds four distinct products and refuses a fifth', async () => {
  const { compare, comparisonAdded, comparisonRemoved } = await importStore()
  const answers = ['a/one', 'a/one', 'a/two', 'b/three', 'b/four', 'b/five'].map(comparisonAdded)
  expect(answers).toEqual([true, true, true, true, true, false])
  comparisonRemoved('a/two')
  expect(comparisonAdded('b/five')).toBe(true)
  expect(compare.chosen).toEqual(['a/one', 'b/three', 'b/four', 'b/five'])
})

test('the choice follows from the comparison that is shown to the next, unless it is another', async () => {
  const { compare, comparisonAdded, comparisonShown } = await importStore()
  comparisonAdded('a/one')
  comparisonShown(['a/one', 'a/two'], ['a/one'])
  expect(compare.chosen).toEqual(['a/one', 'a/two'])
  comparisonAdded('b/three')
  comparisonShown(['a/one'], ['a/one', 'a/two'])
  expect(compare.chosen).toEqual(['a/one', 'a/two', 'b/three'])
})

test.each([[['a/one', '../etc']], [['a', 'b', 'c', 'd', 'e'].map((label) => `a/${label}`)], 'a/one'])(
  'an invalid saved comparison is discarded: %j',
  async (chosen) => {
    saved.set('zarrin-personal-compare', JSON.stringify({ chosen }))
    const { compare } = await importStore()
    expect(compare.chosen).toEqual([])
  },
)
