import { expect, test } from 'vitest'
import { namedGoods, parseCompareSearch } from './compare-search.ts'

test('one product in the address is a list of one', () => {
  expect(parseCompareSearch({ product: 'copper/pot' }).product).toEqual(['copper/pot'])
})

test('what cannot be read is as if it were not there', () => {
  expect(parseCompareSearch({ product: { a: 1 }, differences: 'maybe' })).toEqual({
    product: undefined,
    differences: undefined,
  })
})

test('goods are named once, and what names none is counted', () => {
  const { goods, refused } = namedGoods(['copper/pot', 'copper', 'copper/pot', '../x', 'tea/samovar'])
  expect(goods).toEqual([
    { catLabel: 'copper', label: 'pot' },
    { catLabel: 'tea', label: 'samovar' },
  ])
  expect(refused).toBe(2)
})

test('the fifth has no room', () => {
  const { goods, refused } = namedGoods(['a/a', 'a/b', 'a/c', 'a/d', 'a/e'])
  expect([goods.length, refused]).toEqual([4, 1])
})
