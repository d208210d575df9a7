import { expect, test } from 'vitest'
import { productCard, product } from '#stories/product-fixtures.ts'
import { site } from '#src/platform/site.ts'
import { breadcrumbsLd, productLd } from './json-ld.ts'

test('Product JSON-LD lists every variant as an offer in rials with its own URL', () => {
  const ld = productLd(product, 'en')
  expect(ld.url).toBe(`${site.origin}/en/search/${product.catLabel}/${product.label}`)
  expect(ld.offers).toHaveLength(product.items.length)
  expect(ld.offers[0]).toMatchObject({ price: productCard.price.amount, priceCurrency: 'IRR' })
  expect(new Set(ld.offers.map(({ url }) => url)).size).toBe(product.items.length)
})

test('Product JSON-LD has brand, rating and reviews, and omits missing ratings and reviews', () => {
  const review = { id: 1, author: 'Sara', stars: 4, body: 'Fine.', on: '2026-10-03' }
  expect(productLd({ ...product, reviews: [review] }, 'en')).toMatchObject({
    brand: { name: product.maker },
    aggregateRating: { ratingValue: 4.8, reviewCount: 64 },
    review: [{ author: { name: 'Sara' }, reviewBody: 'Fine.', reviewRating: { ratingValue: 4 } }],
  })
  const quiet = productLd({ ...product, rating: { average: 0, count: 0 } }, 'en')
  expect(['review' in quiet, 'aggregateRating' in quiet]).toEqual([false, false])
})

test('offers in JSON-LD have `priceValidUntil` only while on sale', () => {
  const items = [{ ...product.items[0]!, saleEndsOn: '2026-11-27' }, product.items[1]!]
  const { offers } = productLd({ ...product, items }, 'en')
  expect(offers.map((offer) => 'priceValidUntil' in offer && offer.priceValidUntil)).toEqual([
    '2026-11-27',
    false,
  ])
})

test('Product JSON-LD has an absolute image URL even for an unparsable path', () => {
  const imageOf = (src: string) => productLd({ ...product, picture: { ...product.picture, src } }, 'en').image
  expect(imageOf('/pictures/1.svg')).toBe(`${site.origin}/pictures/1.svg`)
  expect(imageOf('//[')).toBe(`${site.origin}//[`)
})

test('BreadcrumbList JSON-LD counts from 1 and ends with the current page', () => {
  const path = [{ label: 'copper', title: 'Copper' }]
  expect(breadcrumbsLd(path, 'fa', 'Pot').itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Copper', item: `${site.origin}/search/copper` },
    { '@type': 'ListItem', position: 2, name: 'Pot' },
  ])
})
