import type { Product } from '#contracts/product.ts'
import { editPath } from './edit-path.ts'
import type { Mutant } from './mutant.ts'
import { rewritingField, rewritingRequest, rewritingResponse, intercepting } from './mutant.ts'

type Json = { [key: string]: unknown }
type Facet = { count: number }
type Card = { price: { amount: number }; stockLeft: number }

const ignoring = (name: string, ...keys: string[]) =>
  rewritingRequest(name, ['products'], (input) =>
    Object.fromEntries(Object.entries(input).filter(([key]) => !keys.includes(key))),
  )

const onlyFirst = (title: string, key: 'city' | 'color' | 'brand') =>
  rewritingRequest(`only the first ${title} counts`, ['products'], (input) =>
    input[key] ? { ...input, [key]: [input[key]].flat()[0] } : input,
  )

const likeOnView = intercepting('every look at a product likes it', ['product', 'likes'], () => {
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

const ratingsGrowOnView = intercepting('every look at a product adds a rating', ['product'], () => {
  let looks = 0
  return async (_asked, pass) => {
    const response = await pass()
    if (response.status !== 200) return response
    const envelope = (await response.json()) as { data: { rating: { count: number } } }
    envelope.data.rating.count += looks++
    return Response.json(envelope, { headers: response.headers })
  }
})

const cardsOfOldStock = intercepting('cards keep the stock that they had first', ['products'], () => {
  const first = new Map<number, number>()
  return async (_asked, pass) => {
    const response = await pass()
    if (response.status !== 200) return response
    const envelope = (await response.json()) as { data: { products: (Card & { productItemId: number })[] } }
    for (const card of envelope.data.products) {
      const stock = first.get(card.productItemId) ?? card.stockLeft
      first.set(card.productItemId, stock)
      card.stockLeft = stock
    }
    return Response.json(envelope, { headers: response.headers })
  }
})

export const catalogueMutants: readonly Mutant[] = [
  ignoring('sort is ignored', 'sort'),
  rewritingRequest('dearest sorts as cheapest', ['products'], (input) =>
    [input.sort].flat()[0] === 'dearest' ? { ...input, sort: 'cheapest' } : input,
  ),
  rewritingRequest('newest sorts as popular', ['products'], (input) =>
    [input.sort].flat()[0] === 'newest' ? { ...input, sort: 'popular' } : input,
  ),
  ignoring('colour is ignored', 'color'),
  ignoring('city is ignored', 'city'),
  ignoring('maker is ignored', 'brand'),
  ignoring('attributes are ignored', 'attribute'),
  ignoring('category is ignored', 'category'),
  ignoring('inStock is ignored', 'inStock'),
  ignoring('discounted is ignored', 'discounted'),
  ignoring('page is ignored', 'page'),
  ignoring('ids are ignored', 'id'),
  ignoring('text is ignored', 'text'),
  rewritingRequest('prices filter in Toman', ['products'], ({ priceFrom, priceTo, ...input }) => ({
    ...input,
    priceFrom: priceFrom && Number(priceFrom) * 10,
    priceTo: priceTo && Number(priceTo) * 10,
  })),
  onlyFirst('city', 'city'),
  onlyFirst('colour', 'color'),
  onlyFirst('maker', 'brand'),
  rewritingRequest('only the first attribute of a name counts', ['products'], (input) => {
    const chosen = [input.attribute ?? []].flat().map(String)
    const nameOf = (key: string) => key.split(':')[0]
    const attribute = chosen.filter(
      (key, at) => chosen.findIndex((one) => nameOf(one) === nameOf(key)) === at,
    )
    return input.attribute ? { ...input, attribute } : input
  }),
  rewritingResponse('the facet of cities drops what was not chosen', ['products'], (envelope, { input }) => {
    const chosen = [input.city ?? []].flat()
    return chosen.length === 0
      ? envelope
      : editPath(envelope, ['data', 'facets', 'city'], (cities: { value: string }[]) =>
          cities.filter(({ value }) => chosen.includes(value)),
        )
  }),
  rewritingRequest('the first page is 0', ['products'], (input) =>
    input.page ? { ...input, page: Number(input.page) + 1 } : input,
  ),
  rewritingResponse('total is the page', ['products'], (envelope) => {
    const data = envelope.data as { products: unknown[] }
    return { ...envelope, data: { ...data, total: data.products.length } }
  }),
  rewritingField('pages overlap', ['products'], 'data', (data: { page: number; products: unknown[] }) =>
    data.page > 1 && data.products.length > 1
      ? { ...data, products: [data.products[1], ...data.products.slice(1)] }
      : data,
  ),
  rewritingField(
    'a facet drops what was chosen and is not left',
    ['products'],
    'data.facets',
    (facets: Record<'color', Facet[]>) => ({
      ...facets,
      color: facets.color.filter(({ count }) => count > 0),
    }),
  ),
  rewritingField('a facet counts one more', ['products'], 'data.facets.color.*', (one: Facet) => ({
    ...one,
    count: one.count + 1,
  })),
  rewritingField(
    'the facet of stock counts all',
    ['products'],
    'data',
    (data: { total: number; facets: Json }) => ({
      ...data,
      facets: { ...data.facets, inStock: data.total },
    }),
  ),
  rewritingField(
    'cards with the price before',
    ['products'],
    'data.products.*.price.amount',
    (amount: number) => amount + 10_000,
  ),
  rewritingField('cards in stock that are not', ['products'], 'data.products.*', (card: Card) => ({
    ...card,
    stockLeft: Math.max(1, card.stockLeft),
  })),
  cardsOfOldStock,
  rewritingField('a product is not of its cheapest variant', ['product'], 'data', (product: Product) => ({
    ...product,
    items: product.items.map((item) =>
      item.id === product.productItemId || item.stockLeft === 0
        ? item
        : {
            ...item,
            price: { ...item.price, amount: product.price.amount - 10 },
            oldPrice: null,
            saleEndsOn: null,
            discountPercent: 0,
            unitPrice: undefined,
            installments: undefined,
          },
    ),
  })),
  rewritingField('a discount of its own', ['product'], 'data.items.*.discountPercent', (percent: number) =>
    Math.min(99, percent + 5),
  ),
  rewritingField(
    'a variant names another price of delivery',
    ['product'],
    'data.items.*.deliveryPrice.amount',
    (amount: number) => amount + 10_000,
  ),
  rewritingField('stars that nobody gave', ['product'], 'data.stars', (stars: number[]) =>
    stars.map((one) => one + 1),
  ),
  rewritingField('categories count their own products only', ['category'], 'list.*.productCount', () => 0),
  rewritingField('categories hang under 1', ['category'], 'list.*.parentId', () => 1),
  rewritingField('suggestions of something else', ['suggest'], 'data.products', (products: unknown[]) =>
    products.slice(1),
  ),
  intercepting('an unknown product is nothing', ['product'], () => async (_asked, pass) => {
    const response = await pass()
    if (response.status !== 404) return response
    return Response.json({ isSuccess: true, messages: [], data: null }, { headers: response.headers })
  }),
  rewritingRequest('a like is never removed', ['like'], (input) => ({ ...input, liked: true })),
  likeOnView,
  ratingsGrowOnView,
  rewritingField(
    'the total of the content is too high',
    ['contentList'],
    'data.total',
    (total: number) => total + 12,
  ),
  rewritingRequest('exhibitions of any day', ['contentList'], (input) => ({ ...input, on: undefined })),
  rewritingField(
    'an entry with another title',
    ['contentEntry'],
    'data.title',
    (title: string) => `${title} — Zarrin`,
  ),
]
