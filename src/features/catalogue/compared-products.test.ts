import { expect, test } from 'vitest'
import { parseComparedProducts } from './compared-products.ts'

test('duplicate products are dropped and invalid names are counted as refused', () => {
  const { addresses, refused } = parseComparedProducts([
    'copper/pot',
    'copper',
    'copper/pot',
    '../x',
    'tea/samovar',
  ])
  expect(addresses).toEqual([
    { catLabel: 'copper', label: 'pot' },
    { catLabel: 'tea', label: 'samovar' },
  ])
  expect(refused).toBe(2)
})

test('a fifth product is refused', () => {
  const { addresses, refused } = parseComparedProducts(['a/a', 'a/b', 'a/c', 'a/d', 'a/e'])
  expect([addresses.length, refused]).toEqual([4, 1])
})
