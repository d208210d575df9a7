import { expect, test } from 'vitest'
import type { ProductItem } from '#contracts/product.ts'
import { selectedVariant, findVariant } from './variants.ts'

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

test('an unknown `item` param falls back to the default variant', () => {
  expect(selectedVariant({ items, productItemId: 2 }, 99).id).toBe(2)
})

test('choosing an option keeps the option of the other axis', () => {
  expect(findVariant(items, items[1]!, 'color', 'navy')?.id).toBe(4)
})

test('a sold-out variant can be selected', () => {
  expect(findVariant(items, items[0]!, 'color', 'navy')?.id).toBe(3)
})

test('a missing combination falls back to a variant in stock', () => {
  const sparse = [item(1, 'rust', 's1'), item(2, 'navy', 's2', 0), item(3, 'navy', 's3')]
  expect(findVariant(sparse, sparse[0]!, 'color', 'navy')?.id).toBe(3)
})
