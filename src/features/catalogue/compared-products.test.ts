import { expect, test } from 'vitest'
import { parseComparedProducts } from './compared-products.ts'

test('duplicate and invalid products are dropped', () => {
  expect(parseComparedProducts(['copper/pot', 'copper', 'copper/pot', '../x', 'tea/samovar'])).toEqual([
    { catLabel: 'copper', label: 'pot' },
    { catLabel: 'tea', label: 'samovar' },
  ])
})

test('a fifth product is dropped', () => {
  expect(parseComparedProducts(['a/a', 'a/b', 'a/c', 'a/d', 'a/e'])).toHaveLength(4)
})
