import { expect, test } from 'vitest'
import { listingDeps, parseListingSearch } from './listing-search.ts'
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
  { text: '\u200c \u200f' },
])('an invalid search param is dropped: %o', (search) => {
  expect(parseListingSearch(search)).toEqual({})
})

test('only valid params of a listing that change its products reach the loader', () => {
  const raw = {
    page: 'x',
    sort: 'newest',
    color: ['', 'navy'],
    brand: '',
    utm_source: 'letter',
    view: 'list',
  }
  const search = { ...raw, ...parseListingSearch(raw) } as ListingSearch
  expect(listingDeps({ search })).toEqual({ sort: 'newest', color: ['navy'] })
})

test('a price from 0 rials is a param of its own', () => {
  expect(parseListingSearch({ priceFrom: '0' })).toEqual({ priceFrom: 0 })
})
