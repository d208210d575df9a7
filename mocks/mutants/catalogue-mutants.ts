import type { Mutant } from './mutant.ts'
import { editing, misreading, rewriting, standing } from './mutant.ts'

type Json = { [key: string]: unknown }
type Facet = { count: number }
type Card = { price: { amount: number }; stockLeft: number }

/** Filters and sorts that are not heard. */
const deaf = (name: string, ...keys: string[]) =>
  misreading(name, ['products'], (input) =>
    Object.fromEntries(Object.entries(input).filter(([key]) => !keys.includes(key))),
  )

const writing = standing('every look at a product likes it', ['product', 'likes'], () => {
  const seen = new Set<number>()
  return async (asked, pass) => {
    const response = await pass()
    const envelope = (await response.clone().json()) as { data?: { id: number }; list?: { id: number }[] }
    if (asked.call === 'product' && envelope.data) seen.add(envelope.data.id)
    if (!envelope.list) return response
    const list = [...new Set([...envelope.list.map(({ id }) => id), ...seen])].map((id) => ({ id }))
    return Response.json({ ...envelope, list }, { headers: response.headers })
  }
})

const counting = standing('every look at a product makes it dearer', ['product'], () => {
  let looks = 0
  return async (_asked, pass) => {
    const response = await pass()
    if (response.status !== 200) return response
    const envelope = (await response.json()) as { data: { rating: { count: number } } }
    envelope.data.rating.count += looks++
    return Response.json(envelope, { headers: response.headers })
  }
})

/** Lists, facets, products and content that do not agree. */
export const catalogueMutants: readonly Mutant[] = [
  deaf('sort is ignored', 'sort'),
  misreading('dearest sorts as cheapest', ['products'], (input) =>
    [input.sort].flat()[0] === 'dearest' ? { ...input, sort: 'cheapest' } : input,
  ),
  misreading('newest sorts as popular', ['products'], (input) =>
    [input.sort].flat()[0] === 'newest' ? { ...input, sort: 'popular' } : input,
  ),
  deaf('colour is ignored', 'color'),
  deaf('city is ignored', 'city'),
  deaf('maker is ignored', 'brand'),
  deaf('attributes are ignored', 'attribute'),
  deaf('category is ignored', 'category'),
  deaf('inStock is ignored', 'inStock'),
  deaf('discounted is ignored', 'discounted'),
  deaf('page is ignored', 'page'),
  deaf('ids are ignored', 'id'),
  deaf('text is ignored', 'text'),
  misreading('prices filter in Toman', ['products'], ({ priceFrom, priceTo, ...input }) => ({
    ...input,
    priceFrom: priceFrom && Number(priceFrom) * 10,
    priceTo: priceTo && Number(priceTo) * 10,
  })),
  misreading('only the first city counts', ['products'], (input) =>
    input.city ? { ...input, city: [input.city].flat()[0] } : input,
  ),
  misreading('the first page is 0', ['products'], (input) =>
    input.page ? { ...input, page: Number(input.page) + 1 } : input,
  ),
  rewriting('total is the page', ['products'], (envelope) => {
    const data = envelope.data as { products: unknown[] }
    return { ...envelope, data: { ...data, total: data.products.length } }
  }),
  editing('pages overlap', ['products'], 'data', (data: { page: number; products: unknown[] }) =>
    data.page > 1 && data.products.length > 1
      ? { ...data, products: [data.products[1], ...data.products.slice(1)] }
      : data,
  ),
  editing(
    'a facet drops what was chosen and is not left',
    ['products'],
    'data.facets',
    (facets: Record<'color', Facet[]>) => ({
      ...facets,
      color: facets.color.filter(({ count }) => count > 0),
    }),
  ),
  editing('a facet counts one more', ['products'], 'data.facets.color.*', (one: Facet) => ({
    ...one,
    count: one.count + 1,
  })),
  editing('the facet of stock counts all', ['products'], 'data', (data: { total: number; facets: Json }) => ({
    ...data,
    facets: { ...data.facets, inStock: data.total },
  })),
  editing(
    'cards with the price before',
    ['products'],
    'data.products.*.price.amount',
    (amount: number) => amount + 10_000,
  ),
  editing('cards in stock that are not', ['products'], 'data.products.*', (card: Card) => ({
    ...card,
    stockLeft: Math.max(1, card.stockLeft),
  })),
  editing('a discount of its own', ['product'], 'data.items.*.discountPercent', (percent: number) =>
    Math.min(99, percent + 5),
  ),
  editing('stars that nobody gave', ['product'], 'data.stars', (stars: number[]) =>
    stars.map((one) => one + 1),
  ),
  editing('categories count their own products only', ['category'], 'list.*.productCount', () => 0),
  editing('categories hang under 1', ['category'], 'list.*.parentId', () => 1),
  editing('suggestions of something else', ['suggest'], 'data.products', (products: unknown[]) =>
    products.slice(1),
  ),
  standing('an unknown product is nothing', ['product'], () => async (_asked, pass) => {
    const response = await pass()
    if (response.status !== 404) return response
    return Response.json({ isSuccess: true, messages: [], data: null }, { headers: response.headers })
  }),
  misreading('a like is never taken back', ['like'], (input) => ({ ...input, liked: true })),
  writing,
  counting,
  editing(
    'the total of the content is too high',
    ['contentList'],
    'data.total',
    (total: number) => total + 12,
  ),
  misreading('exhibitions of any day', ['contentList'], (input) => ({ ...input, on: undefined })),
  editing(
    'an entry with another title',
    ['contentEntry'],
    'data.title',
    (title: string) => `${title} — Zarrin`,
  ),
]
