import { expect, test } from 'vitest'
import { modeOf } from '../modes.ts'
import { blankTab, pictureOf } from './fixture/tab.ts'
import { captureShot, imageOf, withDeadline } from './shot.ts'
import type { Tab } from './tab.ts'

const key = 'card--new fa light 390'
const story = { id: 'card--new', title: 'Card', name: 'New', importPath: '', ownGlobals: {}, visual: {} }
const job = { key, story, mode: modeOf(key) }

/** Its last screenshot is that of all later ones. */
function tabWith(...fills: string[]): Tab {
  let taken = 0
  return { ...blankTab, screenshot: async () => pictureOf(fills[Math.min(taken++, fills.length - 1)]!) }
}

test.each([
  ['painted at once', ['a'], 'a', true],
  ['painted late, as on a busy machine', ['a', 'b'], 'b', true],
  ['never at rest', ['a', 'b', 'c', 'd'], 'c', false],
] as const)('the shot of a story that is %s', async (_name, fills, last, isStable) => {
  const shot = await captureShot(tabWith(...fills), job)
  expect(shot).toMatchObject({ isStable, screenshot: { picture: imageOf(pictureOf(last)) } })
})

test('a shot that is never at rest has another of its screenshots', async () => {
  const { other } = await captureShot(tabWith('a', 'b', 'c', 'd'), job)
  expect(other?.picture).toEqual(imageOf(pictureOf('b')))
})

const never = () => new Promise<never>(() => {})

test('a deadline says what the page waited for', async () => {
  const tab = tabWith('a')
  const problem = await withDeadline<string>(tab, never, (one) => one, 10)
  expect(problem).toBe('nothing came of it within 0.01 s\nthe document is loading, /hero.webp')
})

test('a deadline says of a page that does not answer that it does not', async () => {
  const tab = { ...tabWith('a'), waitsFor: never }
  const problem = await withDeadline<string>(tab, never, (one) => one, 10)
  expect(problem).toBe('nothing came of it within 0.01 s\nthe page does not answer')
})
