import { expect, test } from 'vitest'
import { changesOf, parseListingSearch } from './listing-search.ts'
import type { ListingSearch } from './listing-search.ts'

test('keeps what the contract allows, as its types', () => {
  const search = {
    text: 'مینا',
    color: 'crimson',
    city: ['کاشان', 'یزد'],
    page: '2',
    inStock: 'true',
    sort: 'cheapest',
    brand: 'sayebaf',
    attribute: ['material:wool', 'wood:walnut'],
    pageSize: '48',
    view: 'list',
  }
  expect(parseListingSearch(search)).toEqual({
    text: 'مینا',
    color: ['crimson'],
    city: ['کاشان', 'یزد'],
    page: 2,
    inStock: true,
    sort: 'cheapest',
    brand: ['sayebaf'],
    attribute: ['material:wool', 'wood:walnut'],
    pageSize: 48,
    view: 'list',
  })
})

test.each([
  { page: '-1' },
  { page: 'x' },
  { sort: 'drop table' },
  { inStock: 'maybe' },
  { priceFrom: '1e9' },
  { unknown: '1' },
  { view: 'grid' },
  { pageSize: '25' },
  { pageSize: '24 ' },
])('a bad value is as good as absent: %o', (search) => {
  expect(parseListingSearch(search)).toEqual({})
})

test('two choices of which neither knows the other both stay', () => {
  const shown: ListingSearch = { brand: ['a'], inStock: true, page: 3 }
  const brands = changesOf(shown, { brand: ['a', 'b'], inStock: true, page: undefined })
  const order = changesOf(shown, { ...shown, sort: 'cheapest', page: undefined })
  const without = changesOf(shown, { brand: ['a'] })
  expect({ ...shown, ...order, ...brands }).toEqual({
    brand: ['a', 'b'],
    inStock: true,
    sort: 'cheapest',
    page: undefined,
  })
  expect({ ...shown, ...order, ...without }).toEqual({ brand: ['a'], sort: 'cheapest' })
})
