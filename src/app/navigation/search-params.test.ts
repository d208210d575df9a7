import { expect, test } from 'vitest'
import { parseSearchParams, stringifySearchParams } from './search-params.ts'

test('lists repeat their key, and come back as lists', () => {
  const search = { color: ['crimson', 'navy'], text: 'مینا' }
  expect(parseSearchParams(stringifySearchParams(search))).toEqual(search)
})

test('what is absent is not written', () => {
  expect(stringifySearchParams({ page: undefined, text: null })).toBe('')
})

test('a key of the prototype is a key like any other', () => {
  expect(Object.hasOwn(parseSearchParams('?constructor=1'), 'constructor')).toBe(true)
})
