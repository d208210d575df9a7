import { expect, test } from 'vitest'
import { isMisspelt } from './misspelling.ts'

test.each([
  ['kashan', 'kashan', 0],
  ['koshan', 'kashan', 1],
  ['kashn', 'kashan', 1],
  ['kasha', 'kashan', 1],
  ['kasshan', 'kashan', 1],
  ['kahsan', 'kashan', 1],
  ['akshan', 'kashan', 1],
  ['زعقران', 'زعفران', 1],
  ['kosham', 'kashan', 2],
  ['shan', 'kashan', 2],
  ['', 'abc', 3],
])('%s is %s with %d letters wrong, and not with fewer', (one, other, letters) => {
  expect([isMisspelt(one, other, letters), isMisspelt(other, one, letters)]).toEqual([true, true])
  expect(letters > 0 && isMisspelt(one, other, letters - 1)).toBe(false)
})
