import type { FacetOption, ProductCard, ProductList } from '#contracts/catalogue.ts'
import type { Mutant } from './mutant.ts'
import { intercepting, rewritingField, rewritingRequest, rewritingResponse, withBody } from './mutant.ts'

type Data = { total: number; page: number; pageSize: number; products: ProductCard[] }

const first = (value: unknown) => [value].flat()[0]

const forgettingOnLaterPages = (key: 'category' | 'color' | 'city' | 'text') =>
  rewritingRequest(`pages after the first forget ${key}`, ['products'], (input) =>
    Number(first(input.page) ?? 1) > 1 ? { ...input, [key]: undefined } : input,
  )

const forgettingTheCategory = (key: 'color' | 'attribute') =>
  rewritingRequest(`${key} forgets the category`, ['products'], ({ category, ...input }) =>
    input[key] === undefined ? { ...input, category } : input,
  )

const unfilteredFacet = (facet: 'price' | 'attributes' | 'discounted') =>
  intercepting(`the facet ${facet} ignores every filter`, ['products'], () => async (_asked, pass) => {
    const response = await pass()
    if (response.status !== 200) return response
    const envelope = (await response.json()) as { data: ProductList }
    const whole = (await (await pass({})).json()) as { data: ProductList }
    const facets = { ...envelope.data.facets, [facet]: whole.data.facets[facet] }
    return withBody(response, JSON.stringify({ ...envelope, data: { ...envelope.data, facets } }))
  })

export const listingMutants: readonly Mutant[] = [
  rewritingField(
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
  rewritingResponse('pages overlap unless they sort by price', ['products'], (envelope, { input }) => {
    const data = envelope.data as Data
    const isPriced = ['cheapest', 'dearest'].includes(String(first(input.sort)))
    if (isPriced || data.page === 1 || data.products.length < 2) return envelope
    return { ...envelope, data: { ...data, products: [data.products[1], ...data.products.slice(1)] } }
  }),
  rewritingRequest('the price of a range is left out', ['products'], ({ priceTo, ...input }) => ({
    ...input,
    priceTo: priceTo && Number(first(priceTo)) - 1,
  })),
  rewritingRequest('a text forgets the category', ['products'], ({ category, ...input }) =>
    input.text ? input : { ...input, category },
  ),
  forgettingOnLaterPages('category'),
  forgettingOnLaterPages('color'),
  forgettingOnLaterPages('city'),
  forgettingOnLaterPages('text'),
  forgettingTheCategory('color'),
  forgettingTheCategory('attribute'),
  unfilteredFacet('price'),
  unfilteredFacet('attributes'),
  unfilteredFacet('discounted'),
  rewritingRequest('two attribute names find nothing', ['products'], (input) => {
    const names = [input.attribute ?? []].flat().map((key) => String(key).split(':')[0])
    return new Set(names).size > 1 ? { ...input, text: '\u{1F9FF}' } : input
  }),
  rewritingField(
    'the oldest content first',
    ['contentList'],
    'data.entries',
    (entries: { event: unknown }[]) => (entries.some(({ event }) => event) ? entries : entries.toReversed()),
  ),
  rewritingField('past exhibitions first', ['contentList'], 'data.entries', (entries: { event: unknown }[]) =>
    entries.some(({ event }) => event) ? entries.toReversed() : entries,
  ),
  rewritingField(
    'a suggestion that finds nothing',
    ['products'],
    'data.didYouMean',
    (text: string | null) => text && `${text} xyzzy`,
  ),
  rewritingField('didYouMean though products are found', ['products'], 'data', (data: Data) => ({
    ...data,
    didYouMean: data.total > 0 ? 'فرش' : null,
  })),
  rewritingResponse('didYouMean is the text itself', ['products'], (envelope, { input }) => {
    const data = envelope.data as Data
    if (data.total > 0 || input.priceFrom === undefined) return envelope
    return { ...envelope, data: { ...data, didYouMean: first(input.text) ?? null } }
  }),
  rewritingRequest('orders of a range without its last day', ['orders'], (input) => {
    const to = first(input.to)
    if (typeof to !== 'string') return input
    const before = new Date(Date.parse(to) - 86_400_000)
    return { ...input, to: before.toISOString().slice(0, 10) }
  }),
]
