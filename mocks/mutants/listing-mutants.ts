import type { FacetOption, ProductCard } from '#contracts/catalogue.ts'
import type { Mutant } from './mutant.ts'
import { editing, misreading } from './mutant.ts'

type Data = { total: number; page: number; pageSize: number; products: ProductCard[] }

const first = (value: unknown) => [value].flat()[0]

/** Lists whose parts do not agree with each other. */
export const listingMutants: readonly Mutant[] = [
  editing(
    'facets count the page',
    ['products'],
    'data',
    (data: Data & { facets: { city: FacetOption[] } }) => ({
      ...data,
      facets: {
        ...data.facets,
        city: data.facets.city.map((city) => ({
          ...city,
          count: Math.min(city.count, data.products.length),
        })),
      },
    }),
  ),
  misreading('the price of a range is left out', ['products'], ({ priceTo, ...input }) => ({
    ...input,
    priceTo: priceTo && Number(first(priceTo)) - 1,
  })),
  misreading('a text forgets the category', ['products'], ({ category, ...input }) =>
    input.text ? input : { ...input, category },
  ),
  editing('the oldest content first', ['contentList'], 'data.entries', (entries: { event: unknown }[]) =>
    entries.some(({ event }) => event) ? entries : entries.toReversed(),
  ),
  editing(
    'a suggestion that finds nothing',
    ['products'],
    'data.didYouMean',
    (text: string | null) => text && `${text} xyzzy`,
  ),
  editing('didYouMean though goods are found', ['products'], 'data', (data: Data) => ({
    ...data,
    didYouMean: data.total > 0 ? 'فرش' : null,
  })),
  misreading('orders of a range without its last day', ['orders'], (input) => {
    const to = first(input.to)
    if (typeof to !== 'string') return input
    const before = new Date(Date.parse(to) - 86_400_000)
    return { ...input, to: before.toISOString().slice(0, 10) }
  }),
]
