import { expect, test } from 'vitest'
import { rials } from '#contracts/values.ts'
import { reorderChanges } from './reorder-changes.ts'

const line = (productItemId: number, count: number, price = 100) =>
  ({ productItemId, count, title: `item ${productItemId}`, unitPrice: rials(price) }) as const
const cart = (...lines: ReturnType<typeof line>[]) => ({ cartItems: lines }) as never

test('lines that are added as they were ordered have changed in nothing', () => {
  expect(reorderChanges([{ ...line(1, 2), before: 1 }], cart(line(1, 3)))).toEqual([])
  expect(reorderChanges([{ ...line(1, 2, 100), before: 0 }], cart(line(1, 2, 90)))).toEqual([])
})

test('a line with less stock says how many were added to those in the cart', () => {
  expect(reorderChanges([{ ...line(1, 3), before: 1 }], cart(line(1, 2)))).toEqual([
    { kind: 'less', title: 'item 1', wanted: 3, added: 1 },
  ])
})

test('a dearer line says both prices, also without its count of before', () => {
  for (const before of [0, undefined])
    expect(reorderChanges([{ ...line(1, 1, 100), before }], cart(line(1, 1, 120)))).toEqual([
      { kind: 'dearer', title: 'item 1', before: rials(100), now: rials(120) },
    ])
})

test('nothing is told of less stock without the count of before, and nothing at all without the cart', () => {
  expect(reorderChanges([{ ...line(1, 3), before: undefined }], cart(line(1, 1)))).toEqual([])
  expect(reorderChanges([{ ...line(1, 3), before: 0 }], undefined)).toEqual([])
})
