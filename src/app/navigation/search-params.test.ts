import { expect, test } from 'vitest'
import { parseSearchParams, stringifySearchParams } from './search-params.ts'

test('search params write arrays as repeated keys and parse them back', () => {
  const search = { color: ['crimson', 'navy'], text: 'مینا' }
  expect(parseSearchParams(stringifySearchParams(search))).toEqual(search)
})

test('search params omit undefined and null', () => {
  expect(stringifySearchParams({ page: undefined, text: null })).toBe('')
})

test('search params accept a key of the object prototype', () => {
  expect(Object.hasOwn(parseSearchParams('?constructor=1'), 'constructor')).toBe(true)
})
