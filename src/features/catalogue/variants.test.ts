import { expect, test } from 'vitest'
import type { ProductItem } from '#contracts/catalogue.ts'
import { chosenItem, itemWith } from './variants.ts'

const money = { amount: 10, unit: 'IRR' } as const

function item(id: number, color: string, size: string, stockLeft = 5): ProductItem {
  const options = { color, size }
  return {
    id,
    sku: '',
    title: '',
    options,
    pictures: [],
    price: money,
    oldPrice: null,
    discountPercent: 0,
    saleEndsOn: null,
    stockLeft,
  }
}

const items = [item(1, 'rust', 's1'), item(2, 'rust', 's2'), item(3, 'navy', 's1', 0), item(4, 'navy', 's2')]

test('an unknown item in the address falls back to the one the price belongs to', () => {
  expect(chosenItem({ items, productItemId: 2 }, 99).id).toBe(2)
})

test('a choice on one axis keeps the other', () => {
  expect(itemWith(items, items[1]!, 'color', 'navy')?.id).toBe(4)
})

test('a sold-out item is still reached by its own choice', () => {
  expect(itemWith(items, items[0]!, 'color', 'navy')?.id).toBe(3)
})

test('where the pair does not exist, one in stock is taken', () => {
  const sparse = [item(1, 'rust', 's1'), item(2, 'navy', 's2', 0), item(3, 'navy', 's3')]
  expect(itemWith(sparse, sparse[0]!, 'color', 'navy')?.id).toBe(3)
})
