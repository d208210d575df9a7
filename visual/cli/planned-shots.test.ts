import { expect, test } from 'vitest'
import { namesOf } from './planned-shots.ts'

test('the first three of many files are named', () => {
  expect(namesOf(['a', 'b', 'c'])).toBe('a, b, c')
  expect(namesOf(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c and 2 more')
})
