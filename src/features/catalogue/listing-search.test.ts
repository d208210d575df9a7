import { expect, test } from 'vitest'
import { changedParams, parseListingSearch } from './listing-search.ts'
import type { ListingSearch } from './listing-search.ts'

test('valid search params are parsed into the types of the contract', () => {
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
])('an invalid or default search param is dropped: %o', (search) => {
  expect(parseListingSearch(search)).toEqual({})
})

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
