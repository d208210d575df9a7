import { expect, test } from 'vitest'
import type { ProductList } from '#contracts/catalogue.ts'
import { chipsOf, cleared, toggled } from './filter-chips.ts'

const option = (value: string, title: string) => ({ value, title, count: 1, swatch: null })
const rials = (amount: number) => ({ amount, unit: 'IRR' as const })

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

test('every filter that is on has a chip, in the words of its facet', () => {
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
  expect(chipsOf(search, facets, texts).map(({ title }) => title)).toEqual([
    'سرمه‌ای',
    'کارگاه سایه‌باف',
    'یزد',
    'پشم',
    'موجود',
    'تخفیف‌دار',
    '10–20',
  ])
})

test('a value that no facet knows can be taken off, too', () => {
  const [chip] = chipsOf({ color: ['no-such-colour'], sort: 'newest', page: 2 }, facets, texts)
  expect(chip).toMatchObject({ title: 'no-such-colour', without: { sort: 'newest' } })
})

test('without its chip a filter is off, the others stay, and the first page is asked for', () => {
  const chips = chipsOf({ color: ['navy', 'gold'], inStock: true, page: 4 }, facets, texts)
  expect(chips.map(({ without }) => without)).toEqual([
    { color: ['gold'], inStock: true },
    { color: ['navy'], inStock: true },
    { color: ['navy', 'gold'], inStock: undefined },
  ])
})

test('a value is chosen, and chosen again it is not', () => {
  const on = toggled({ page: 2 }, 'attribute', 'material:wool')
  expect(on).toEqual({ attribute: ['material:wool'] })
  expect(toggled(on, 'attribute', 'material:wool')).toEqual({})
})

test('clearing keeps what was searched for and how it is shown', () => {
  const shown = { text: 'فرش', sort: 'newest', pageSize: 48, view: 'list' } as const
  expect(cleared({ ...shown, color: ['navy'], priceTo: 5, page: 9 })).toEqual(shown)
})
