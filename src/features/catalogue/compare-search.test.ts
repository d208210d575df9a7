import { expect, test } from 'vitest'
import { parseCompareSearch } from './compare-search.ts'

test('one product in the address is a list of one', () => {
  expect(parseCompareSearch({ product: 'copper/pot' }).product).toEqual(['copper/pot'])
})

test('what cannot be read is as if it were not there', () => {
  expect(parseCompareSearch({ product: { a: 1 }, differences: 'maybe' })).toEqual({
    product: undefined,
    differences: undefined,
  })
})
