import type { FacetOption, ProductFilter, ProductList } from '#contracts/catalogue.ts'
import type { Product } from '#contracts/product.ts'
import { rials } from '#contracts/values.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import type { CategoryRow, Row } from '../shop/catalogue/catalogue.ts'
import { attributeKey, everyAttribute } from '../shop/catalogue/attributes.ts'
import { colors } from '../shop/catalogue/vocabulary.ts'
import type { ColorName } from '../shop/catalogue/vocabulary.ts'
import { inLocale } from '../shop/localized-text.ts'

export type Candidate = { row: Row; view: Product }

type Facet =
  | 'id'
  | 'category'
  | 'color'
  | 'city'
  | 'brand'
  | `attribute ${string}`
  | 'price'
  | 'inStock'
  | 'discounted'

const colorsOf = ({ view }: Candidate) =>
  view.axes.find((axis) => axis.name === 'color')?.values.map(({ value }) => value) ?? []

/** Values of one attribute are ORed, different attributes are ANDed. */
function attributeTests(chosen: readonly string[]) {
  const names = [...new Set(chosen.map((key) => key.split(':')[0] ?? ''))]
  return Object.fromEntries(
    names.map((name) => {
      const keys = chosen.filter((key) => key.startsWith(`${name}:`))
      return [`attribute ${name}`, ({ row }: Candidate) => keys.some((key) => row.attributes.includes(key))]
    }),
  )
}

export function facetPredicates(
  filter: ProductFilter,
  category: CategoryRow | null,
): Partial<Record<Facet, (candidate: Candidate) => boolean>> {
  const { color = [], city = [], brand = [], attribute = [], priceFrom = 0, priceTo = Infinity } = filter
  return {
    id: ({ row }) => filter.id === undefined || filter.id.includes(row.id),
    category: ({ row }) => category === null || category.leaves.includes(row.leaf),
    color: (candidate) => color.length === 0 || colorsOf(candidate).some((name) => color.includes(name)),
    city: ({ row }) => city.length === 0 || city.includes(row.city),
    brand: ({ row }) => brand.length === 0 || brand.includes(row.maker),
    ...attributeTests(attribute),
    price: ({ view }) => view.price.amount >= priceFrom && view.price.amount <= priceTo,
    inStock: ({ view }) => !filter.inStock || view.stockLeft > 0,
    discounted: ({ view }) => !filter.discounted || view.discountPercent > 0,
  }
}

/** Candidates that pass every facet but `except`, so that a facet counts what choosing it would show. */
export function filterExcept(
  candidates: readonly Candidate[],
  tests: ReturnType<typeof facetPredicates>,
): (except?: Facet) => Candidate[] {
  const facets = Object.keys(tests) as Facet[]
  const failed = candidates.map((candidate) => facets.filter((facet) => tests[facet]?.(candidate) === false))
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

/** Keeps selected options with count 0, so that they can be shown and cleared; `every` supplies their titles. */
export function withSelectedOptions(
  options: readonly FacetOption[],
  every: readonly FacetOption[],
  chosen: readonly string[] = [],
): FacetOption[] {
  const missing = chosen.filter((value) => !options.some((option) => option.value === value))
  const kept = every.filter(({ value }) => missing.includes(value))
  return [...options, ...kept.map((option) => ({ ...option, count: 0 }))]
}

export const colorFacet = (candidates: readonly Candidate[], locale: Locales): FacetOption[] =>
  counted(candidates.flatMap(colorsOf)).map(([value, count]) => {
    const { title, hex } = colors[value as ColorName]
    return { value, title: inLocale(title, locale), count, swatch: hex }
  })

function facetOf(
  candidates: readonly Candidate[],
  optionOf: (candidate: Candidate) => { value: string; title: string },
): FacetOption[] {
  const options = candidates.map(optionOf)
  const titles = new Map(options.map(({ value, title }) => [value, title]))
  return counted(options.map(({ value }) => value)).map(([value, count]) => ({
    value,
    title: titles.get(value) ?? value,
    count,
    swatch: null,
  }))
}

export const cityFacet = (candidates: readonly Candidate[]) =>
  facetOf(candidates, ({ row, view }) => ({ value: row.city, title: view.city }))

export const brandFacet = (candidates: readonly Candidate[]) =>
  facetOf(candidates, ({ row, view }) => ({ value: row.maker, title: view.maker }))

/** The attributes of the matching products; `without` leaves out the attribute’s own selection. */
export function attributeFacets(
  without: (except: Facet) => readonly Candidate[],
  locale: Locales,
  chosen: readonly string[] = [],
): ProductList['facets']['attributes'] {
  return everyAttribute.flatMap(({ name, title, values }) => {
    const counts = new Map(counted(without(`attribute ${name}`).flatMap(({ row }) => row.attributes)))
    const options = values
      .map((value) => ({ value: attributeKey(name, value.value), title: inLocale(value.title, locale) }))
      .map((option) => ({ ...option, count: counts.get(option.value) ?? 0, swatch: null }))
      .filter(({ count, value }) => count > 0 || chosen.includes(value))
      .toSorted((one, other) => other.count - one.count)
    return options.length > 0 ? [{ name, title: inLocale(title, locale), options }] : []
  })
}

export function categoryFacet(
  candidates: readonly Candidate[],
  categories: readonly CategoryRow[],
  category: CategoryRow | null,
  locale: Locales,
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
  const [least, most] = amounts.reduce(
    ([low, high], amount) => [Math.min(low, amount), Math.max(high, amount)],
    [Infinity, 0],
  )
  return amounts.length === 0 ? { from: rials(0), to: rials(0) } : { from: rials(least!), to: rials(most!) }
}
