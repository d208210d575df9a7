import { expect, test } from 'vitest'
import { unknownFieldsOf, firstDifference, toShortJson } from './difference.ts'

test('the first difference comes with its path, and a missing key differs from null', () => {
  expect(firstDifference({ a: [{ b: 1 }] }, { a: [{ b: 1 }] })).toBeNull()
  expect(firstDifference({ a: [{ b: 1 }] }, { a: [{ b: 2 }] })).toEqual({
    path: 'a.0.b',
    expected: 1,
    actual: 2,
  })
  expect(firstDifference({ a: null }, {})).toEqual({ path: 'a', expected: null, actual: undefined })
  expect(firstDifference([1], [1, 2])).toEqual({ path: '1', expected: undefined, actual: 2 })
  expect(firstDifference([], {})).toEqual({ path: '', expected: [], actual: {} })
})

test('only plain objects and arrays are compared', () => {
  expect(firstDifference({ a: Object.create(null) }, { a: {} })).toBeNull()
  for (const other of [new Set([1]), new Map(), new Date()])
    expect(() => firstDifference({ a: other }, { a: other })).toThrow(TypeError)
})

test('fields that the contract lacks are listed by path, with array items merged', () => {
  expect(unknownFieldsOf({ a: 1, b: { c: [{ d: 1, e: 2 }] } }, { b: { c: [{ d: 1 }] } })).toEqual([
    'a',
    'b.c[].e',
  ])
})

test('long values are truncated for reports', () => {
  expect(toShortJson('x'.repeat(500))).toMatch(/^"x{159}… \(502 characters\)$/)
  expect(toShortJson(undefined)).toBe('nothing')
})
