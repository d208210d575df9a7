import { expect, test } from 'vitest'
import { explain } from './explanations.ts'

const causesOf = (...evidence: [shot: string, ...causes: string[]][]) =>
  Object.fromEntries(
    [...explain(evidence.map(([shot, ...causes]) => ({ shot, causes })))].map(([shot, own]) => [
      shot,
      [...own],
    ]),
  )

test('one cause that explains all is preferred to one for each shot', () => {
  expect(causesOf(['a', 'text: x → y', 'text of p'], ['b', 'text: v → w', 'text of p'])).toEqual({
    a: ['text of p'],
    b: ['text of p'],
  })
})

test('a shot with two differences has both causes, the others one', () => {
  expect(causesOf(['a', 'weight'], ['b', 'weight'], ['b', 'chevron'], ['c', 'chevron'])).toEqual({
    a: ['weight'],
    b: ['weight', 'chevron'],
    c: ['chevron'],
  })
})

test('of causes that explain as much, the first is taken', () => {
  expect(causesOf(['a', 'x → y', 'text of p'])).toEqual({ a: ['x → y'] })
})
