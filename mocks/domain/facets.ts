import type { FacetOption, Product, ProductFilter } from '#contracts/catalogue.ts'
import type { CategoryRow, Row } from '../catalogue/catalogue.ts'
import { colors } from '../catalogue/vocabulary.ts'
import type { ColorName } from '../catalogue/vocabulary.ts'
import { inLocale } from '../locale.ts'
import type { Locale } from '../locale.ts'

/** A row and how this world shows it. */
export type Candidate = { row: Row; view: Product }

type Facet = 'id' | 'category' | 'color' | 'city' | 'price' | 'inStock' | 'discounted'

export const colorsOf = ({ view }: Candidate) =>
  view.axes.find((axis) => axis.name === 'color')?.values.map(({ value }) => value) ?? []

/** The tests of a filter, one for each facet; a facet that was not asked for lets all pass. */
export function testsOf(
  filter: ProductFilter,
  category: CategoryRow | null,
): Record<Facet, (candidate: Candidate) => boolean> {
  const { color = [], city = [], priceFrom = 0, priceTo = Infinity } = filter
  return {
    id: ({ row }) => filter.id === undefined || filter.id.includes(row.id),
    category: ({ row }) => category === null || category.leaves.includes(row.leaf),
    color: (candidate) => color.length === 0 || colorsOf(candidate).some((name) => color.includes(name)),
    city: ({ row }) => city.length === 0 || city.includes(row.city),
    price: ({ view }) => view.price.amount >= priceFrom && view.price.amount <= priceTo,
    inStock: ({ view }) => !filter.inStock || view.stockLeft > 0,
    discounted: ({ view }) => !filter.discounted || view.discountPercent > 0,
  }
}

/** What passes every test but that of `except`: a facet counts what choosing it would show. */
export function passing(
  candidates: readonly Candidate[],
  tests: Record<Facet, (candidate: Candidate) => boolean>,
): (except?: Facet) => Candidate[] {
  const facets = Object.keys(tests) as Facet[]
  const failed = candidates.map((candidate) => facets.filter((facet) => !tests[facet](candidate)))
  return (except) =>
    candidates.filter(
      (_, at) => failed[at]!.length === 0 || (failed[at]!.length === 1 && failed[at]![0] === except),
    )
}

function counted(values: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([one, few], [other, many]) => many - few || one.localeCompare(other))
}

export const colorFacet = (candidates: readonly Candidate[], locale: Locale): FacetOption[] =>
  counted(candidates.flatMap(colorsOf)).map(([value, count]) => {
    const { title, hex } = colors[value as ColorName]
    return { value, title: inLocale(title, locale), count, swatch: hex }
  })

export function cityFacet(candidates: readonly Candidate[]): FacetOption[] {
  const titles = new Map(candidates.map(({ row, view }) => [row.city, view.city]))
  return counted(candidates.map(({ row }) => row.city)).map(([value, count]) => ({
    value,
    title: titles.get(value) ?? value,
    count,
    swatch: null,
  }))
}

/** The categories one step down from `category`, or beside it when it is a leaf. */
export function categoryFacet(
  candidates: readonly Candidate[],
  categories: readonly CategoryRow[],
  category: CategoryRow | null,
  locale: Locale,
): FacetOption[] {
  const parent = category === null ? null : (category.seed.parent ?? category.seed.label)
  return categories
    .filter(({ seed }) => seed.parent === parent)
    .map(({ seed, leaves }) => ({
      value: seed.label,
      title: inLocale(seed.title, locale),
      count: candidates.filter(({ row }) => leaves.includes(row.leaf)).length,
      swatch: null,
    }))
}

export function priceFacet(candidates: readonly Candidate[]) {
  const amounts = candidates.map(({ view }) => view.price.amount)
  const money = (amount: number) => ({ amount, unit: 'IRR' as const })
  const [least, most] = amounts.reduce(
    ([low, high], amount) => [Math.min(low, amount), Math.max(high, amount)],
    [Infinity, 0],
  )
  return amounts.length === 0 ? { from: money(0), to: money(0) } : { from: money(least!), to: money(most!) }
}
