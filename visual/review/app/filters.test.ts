import { expect, test } from 'vitest'
import { isFiltering, matches, noFilters, type Filters } from './filters.ts'
import { finding } from './fixtures.ts'

const card = finding('product-card', {
  story: { id: 'ui-product-card--sold-out', title: 'UI/Product card', name: 'Sold out' },
  mode: { locale: 'ru', scheme: 'dark', viewport: '1280' },
})
const passes = (filters: Partial<Filters>) => matches(card, undefined, { ...noFilters, ...filters })

test('empty filters match everything', () => {
  expect(passes({})).toBe(true)
  expect(isFiltering(noFilters)).toBe(false)
  expect(isFiltering({ ...noFilters, text: '  ' })).toBe(false)
})

test('findings are filtered by verdict and by each axis', () => {
  expect(passes({ verdict: 'changed', locale: 'ru', scheme: 'dark', viewport: '1280' })).toBe(true)
  expect(passes({ verdict: 'new' })).toBe(false)
  expect(passes({ locale: 'fa' })).toBe(false)
  expect(passes({ scheme: 'light' })).toBe(false)
  expect(passes({ viewport: '390' })).toBe(false)
})

test('search words match title and name in any order and case', () => {
  expect(passes({ text: 'sold CARD' })).toBe(true)
  expect(passes({ text: 'sold basket' })).toBe(false)
})

test('Arabic letters match their Persian spelling, and half-spaces are ignored', () => {
  const persian = finding('a', { story: { id: 'a', title: 'کارت‌کالا', name: 'فروشی' } })
  expect(matches(persian, undefined, { ...noFilters, text: 'كارتكالا فروشي' })).toBe(true)
})

test('a shot with only a comment is undecided', () => {
  const commented = { choice: null, comment: 'hm', until: null }
  expect(matches(card, commented, { ...noFilters, decided: 'undecided' })).toBe(true)
  expect(matches(card, { ...commented, choice: 'approve' }, { ...noFilters, decided: 'undecided' })).toBe(
    false,
  )
  expect(matches(card, { ...commented, choice: 'approve' }, { ...noFilters, decided: 'decided' })).toBe(true)
})
