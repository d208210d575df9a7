import { expect, test } from 'vitest'
import { namedGoods } from './compared-products.ts'

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
