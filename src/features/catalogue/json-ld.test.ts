import { expect, test } from 'vitest'
import { card, product } from '#stories/goods.ts'
import { site } from '#src/platform/site.ts'
import { breadcrumbsLd, productLd } from './json-ld.ts'

test('a product tells its offers in rials, each with its own address and stock', () => {
  const told = productLd(product, 'en')
  expect(told.url).toBe(`${site.origin}/en/search/${product.catLabel}/${product.label}`)
  expect(told.offers).toHaveLength(product.items.length)
  expect(told.offers[0]).toMatchObject({ price: card.price.amount, priceCurrency: 'IRR' })
  expect(new Set(told.offers.map(({ url }) => url)).size).toBe(product.items.length)
})

test('a product tells who made it, how it is rated and what was written of it; nothing of what nobody said', () => {
  const review = { id: 1, author: 'Sara', stars: 4, body: 'Fine.', on: '2026-10-03' }
  expect(productLd({ ...product, reviews: [review] }, 'en')).toMatchObject({
    brand: { name: product.maker },
    aggregateRating: { ratingValue: 4.8, reviewCount: 64 },
    review: [{ author: { name: 'Sara' }, reviewBody: 'Fine.', reviewRating: { ratingValue: 4 } }],
  })
  const quiet = productLd({ ...product, rating: { average: 0, count: 0 } }, 'en')
  expect(['review' in quiet, 'aggregateRating' in quiet]).toEqual([false, false])
})

test('a price that ends says when', () => {
  const items = [{ ...product.items[0]!, saleEndsOn: '2026-11-27' }, product.items[1]!]
  const { offers } = productLd({ ...product, items }, 'en')
  expect(offers.map((offer) => 'priceValidUntil' in offer && offer.priceValidUntil)).toEqual([
    '2026-11-27',
    false,
  ])
})

test('the picture of a product is a whole address, however odd its path', () => {
  const told = (src: string) => productLd({ ...product, picture: { ...product.picture, src } }, 'en').image
  expect(told('/pictures/1.svg')).toBe(`${site.origin}/pictures/1.svg`)
  expect(told('//[')).toBe(`${site.origin}//[`)
})

test('breadcrumbs count from one, and end where one stands', () => {
  const path = [{ label: 'copper', title: 'Copper' }]
  expect(breadcrumbsLd(path, 'fa', 'Pot').itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Copper', item: `${site.origin}/search/copper` },
    { '@type': 'ListItem', position: 2, name: 'Pot' },
  ])
})
