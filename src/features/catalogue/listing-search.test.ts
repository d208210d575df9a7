import { expect, test } from 'vitest'
import { parseListingSearch } from './listing-search.ts'

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
