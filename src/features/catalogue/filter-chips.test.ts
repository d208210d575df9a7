import { expect, test } from 'vitest'
import type { ProductList } from '#contracts/catalogue.ts'
import { rials } from '#contracts/values.ts'
import { filterChips, clearFilters, toggleFilter } from './filter-chips.ts'

const option = (value: string, title: string) => ({ value, title, count: 1, swatch: null })
const facets: ProductList['facets'] = {
  category: [],
  color: [option('navy', 'سرمه‌ای')],
  city: [option('yazd', 'یزد')],
  brand: [option('sayebaf', 'کارگاه سایه‌باف')],
  attributes: [{ name: 'material', title: 'جنس', options: [option('material:wool', 'پشم')] }],
  price: { from: rials(0), to: rials(0) },
  inStock: 1,
  discounted: 1,
}
const texts = { inStock: 'موجود', discounted: 'تخفیف‌دار', price: (from = 0, to = 0) => `${from}–${to}` }

test('every active filter has a chip with the title of its facet option', () => {
  const search = {
    text: 'فرش',
    color: ['navy'],
    city: ['yazd'],
    brand: ['sayebaf'],
    attribute: ['material:wool'],
    inStock: true,
    discounted: true,
    priceFrom: 10,
    priceTo: 20,
    page: 3,
  }
  expect(filterChips(search, facets, texts).map(({ title }) => title)).toEqual([
    'سرمه‌ای',
    'کارگاه سایه‌باف',
    'یزد',
    'پشم',
    'موجود',
    'تخفیف‌دار',
    '10–20',
  ])
})

test('a filter value without a facet option has a removable chip', () => {
  const [chip] = filterChips({ color: ['no-such-colour'], sort: 'newest', page: 2 }, facets, texts)
  expect(chip).toMatchObject({ title: 'no-such-colour', without: { sort: 'newest' } })
})

test('removing a chip keeps the other filters and resets the page', () => {
  const chips = filterChips({ color: ['navy', 'gold'], inStock: true, page: 4 }, facets, texts)
  expect(chips.map(({ without }) => without)).toEqual([
    { color: ['gold'], inStock: true },
    { color: ['navy'], inStock: true },
    { color: ['navy', 'gold'], inStock: undefined },
  ])
})

test('toggling a filter value twice removes it again', () => {
  const on = toggleFilter({ page: 2 }, 'attribute', 'material:wool')
  expect(on).toEqual({ attribute: ['material:wool'] })
  expect(toggleFilter(on, 'attribute', 'material:wool')).toEqual({})
})

test('clearing the filters keeps the search text and the display settings', () => {
  const shown = { text: 'فرش', sort: 'newest', pageSize: 48, view: 'list' } as const
  expect(clearFilters({ ...shown, color: ['navy'], priceTo: 5, page: 9 })).toEqual(shown)
})
