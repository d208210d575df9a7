import { expect, test } from 'vitest'
import { changedParams } from './changed-params.ts'
import type { ListingSearch } from './listing-search.ts'

test('two concurrent filter changes are merged without losing either', () => {
  const shown: ListingSearch = { brand: ['a'], inStock: true, page: 3 }
  const brands = changedParams(shown, { brand: ['a', 'b'], inStock: true, page: undefined })
  const order = changedParams(shown, { ...shown, sort: 'cheapest', page: undefined })
  const without = changedParams(shown, { brand: ['a'] })
  expect({ ...shown, ...order, ...brands }).toEqual({
    brand: ['a', 'b'],
    inStock: true,
    sort: 'cheapest',
    page: undefined,
  })
  expect({ ...shown, ...order, ...without }).toEqual({ brand: ['a'], sort: 'cheapest' })
})
