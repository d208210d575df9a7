import { expect, test } from 'vitest'
import { additionsOf, differenceOf, shown } from './difference.ts'

test('the first difference has a path; a missing key differs from a null', () => {
  expect(differenceOf({ a: [{ b: 1 }] }, { a: [{ b: 1 }] })).toBeNull()
  expect(differenceOf({ a: [{ b: 1 }] }, { a: [{ b: 2 }] })).toEqual({
    path: 'a.0.b',
    expected: 1,
    actual: 2,
  })
  expect(differenceOf({ a: null }, {})).toEqual({ path: 'a', expected: null, actual: undefined })
  expect(differenceOf([1], [1, 2])).toEqual({ path: '1', expected: undefined, actual: 2 })
  expect(differenceOf([], {})).toEqual({ path: '', expected: [], actual: {} })
})

test('additions are the keys that only the answer has, lists as one', () => {
  expect(additionsOf({ a: 1, b: { c: [{ d: 1, e: 2 }] } }, { b: { c: [{ d: 1 }] } })).toEqual([
    'a',
    'b.c[].e',
  ])
})

test('a long value is cut', () => {
  expect(shown('x'.repeat(500))).toMatch(/^"x{159}… \(502 characters\)$/)
  expect(shown(undefined)).toBe('nothing')
})
