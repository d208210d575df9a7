import { expect, test } from 'vitest'
import { isWithinEditDistance } from './edit-distance.ts'

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
])('the edit distance of %s and %s is %d', (one, other, letters) => {
  expect([isWithinEditDistance(one, other, letters), isWithinEditDistance(other, one, letters)]).toEqual([
    true,
    true,
  ])
  expect(letters > 0 && isWithinEditDistance(one, other, letters - 1)).toBe(false)
})
