import { expect, test } from 'vitest'
import { reorderChanges } from './reorder-changes.ts'

const rials = (amount: number) => ({ amount, unit: 'IRR' as const })
const line = (productItemId: number, count: number, price = 100) =>
  ({ productItemId, count, title: `item ${productItemId}`, unitPrice: rials(price) }) as const
const cart = (...lines: ReturnType<typeof line>[]) => ({ cartItems: lines }) as never

test('lines that are added as they were ordered have changed in nothing', () => {
  expect(reorderChanges([line(1, 2)], cart(line(1, 1)), cart(line(1, 3)))).toEqual([])
  expect(reorderChanges([line(1, 2, 100)], cart(), cart(line(1, 2, 90)))).toEqual([])
})

test('a line with less stock says how many were added to those in the cart', () => {
  expect(reorderChanges([line(1, 3)], cart(line(1, 1)), cart(line(1, 2)))).toEqual([
    { kind: 'less', title: 'item 1', wanted: 3, added: 1 },
  ])
})

test('a dearer line says both prices', () => {
  expect(reorderChanges([line(1, 1, 100)], cart(), cart(line(1, 1, 120)))).toEqual([
    { kind: 'dearer', title: 'item 1', before: rials(100), now: rials(120) },
  ])
})

test('without the cart of before nothing is told', () => {
  expect(reorderChanges([line(1, 1)], undefined, cart())).toEqual([])
})
