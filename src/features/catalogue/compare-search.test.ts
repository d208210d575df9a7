import { expect, test } from 'vitest'
import { parseCompareSearch } from './compare-search.ts'

test('a single `product` param is parsed into a list', () => {
  expect(parseCompareSearch({ product: 'copper/pot' }).product).toEqual(['copper/pot'])
})

test('invalid compare params are dropped', () => {
  expect(parseCompareSearch({ product: { a: 1 }, differences: 'maybe' })).toEqual({
    product: undefined,
    differences: undefined,
  })
})
