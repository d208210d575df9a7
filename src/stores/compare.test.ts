import { beforeEach, expect, test, vi } from 'vitest'

const saved = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => saved.get(key) ?? null,
  setItem: (key: string, text: string) => void saved.set(key, text),
})

beforeEach(() => {
  saved.clear()
  vi.resetModules()
})

const opened = () => import('./compare.ts')

test('four are compared, each once, and the fifth is refused', async () => {
  const { compare, chosenToCompare, comparedNoMore } = await opened()
  const answers = ['a/one', 'a/one', 'a/two', 'b/three', 'b/four', 'b/five'].map(chosenToCompare)
  expect(answers).toEqual([true, true, true, true, true, false])
  comparedNoMore('a/two')
  expect(chosenToCompare('b/five')).toBe(true)
  expect(compare.chosen).toEqual(['a/one', 'b/three', 'b/four', 'b/five'])
})

test.each([[['a/one', '../etc']], [['a', 'b', 'c', 'd', 'e'].map((label) => `a/${label}`)], 'a/one'])(
  'what was saved and cannot be is forgotten: %j',
  async (chosen) => {
    saved.set('zarrin-own-compare', JSON.stringify({ chosen }))
    const { compare } = await opened()
    expect(compare.chosen).toEqual([])
  },
)
