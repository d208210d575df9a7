import { expect, test } from 'vitest'
import type { Product, ProductItem } from '#contracts/product.ts'
import { rials } from '#contracts/values.ts'
import { product } from '#stories/product-fixtures.ts'
import { site } from '#src/platform/site.ts'
import { productLd } from './product-ld.ts'

const address = `${site.origin}/en/search/${product.catLabel}/${product.label}`
const first = product.items[0]!

const ldOf = (changes: Partial<Product> = {}) => productLd({ ...product, ...changes }, 'en', '2026-11-18')
const offerOf = (changes: Partial<ProductItem>) => {
  const { offers } = ldOf({ items: [{ ...first, ...changes }] }) as { offers?: object }
  return offers
}

test('a product with variants is a ProductGroup with a Product for each of them', () => {
  expect(ldOf()).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: String(product.id),
    url: address,
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    hasVariant: product.items.map(({ id, sku, title }) => ({
      '@type': 'Product',
      sku,
      name: `${product.title} (${title})`,
      url: `${address}?item=${id}`,
      offers: { url: `${address}?item=${id}`, price: 965_000_000, priceCurrency: 'IRR' },
    })),
  })
})

test('a variant is named by the titles of its options', () => {
  expect(ldOf()).toMatchObject({ hasVariant: [{ color: 'لاکی', size: '۲ در ۳ متر' }, {}, {}] })
})

test('a weight is a size', () => {
  const axes = [{ name: 'weight' as const, values: [{ value: 'w1', title: '250 g', swatch: null }] }]
  const items = [1, 2].map((id) => ({ ...first, id, options: { weight: 'w1' } }))
  expect(ldOf({ axes, items })).toMatchObject({
    variesBy: ['https://schema.org/size'],
    hasVariant: [{ size: '250 g' }, { size: '250 g' }],
  })
})

test('a product with one variant is a Product at its own address', () => {
  expect(ldOf({ items: [first] })).toMatchObject({
    '@type': 'Product',
    name: product.title,
    sku: first.sku,
    url: address,
    brand: { name: product.maker },
    offers: { url: address },
  })
})

test('ratings and reviews are left out where there are none', () => {
  const review = { id: 1, author: 'Sara', stars: 4, body: 'Fine.', on: '2026-10-03' }
  expect(ldOf({ reviews: [review] })).toMatchObject({
    aggregateRating: { ratingValue: 4.8, ratingCount: 64 },
    review: [{ author: { name: 'Sara' }, reviewBody: 'Fine.', reviewRating: { ratingValue: 4 } }],
  })
  const quiet = ldOf({ rating: { average: 0, count: 0 } })
  expect(['review' in quiet, 'aggregateRating' in quiet]).toEqual([false, false])
})

test('an offer on sale has its last day and the price before it', () => {
  expect(offerOf({ saleEndsOn: '2026-11-27', oldPrice: rials(990_000_000) })).toMatchObject({
    price: 965_000_000,
    priceValidUntil: '2026-11-27',
    priceSpecification: [
      { priceType: 'https://schema.org/StrikethroughPrice', price: 990_000_000, priceCurrency: 'IRR' },
    ],
  })
  const usual = offerOf({})!
  expect(['priceValidUntil' in usual, 'priceSpecification' in usual]).toEqual([false, false])
})

test('an offer of goods by weight has the content that its price buys, and the weight to compare by', () => {
  const unitPrice = {
    price: rials(10_488_000),
    per: { value: 100, unit: 'g' as const },
    content: { value: 9200, unit: 'g' as const },
  }
  expect(offerOf({ unitPrice })).toMatchObject({
    priceSpecification: [
      {
        price: 965_000_000,
        priceCurrency: 'IRR',
        referenceQuantity: {
          value: 9200,
          unitCode: 'GRM',
          valueReference: { value: 100, unitCode: 'GRM' },
        },
      },
    ],
  })
})

test('shipping has the price and the days from today, and is left out where its price is unknown or nothing is left', () => {
  expect(offerOf({ deliveryPrice: rials(850_000) })).toMatchObject({
    shippingDetails: {
      shippingDestination: { addressCountry: 'IR' },
      shippingRate: { value: 850_000, currency: 'IRR' },
      deliveryTime: { handlingTime: { maxValue: 0 }, transitTime: { minValue: 4, maxValue: 7 } },
    },
  })
  expect(offerOf({})).not.toHaveProperty('shippingDetails')
  expect(offerOf({ deliveryPrice: rials(850_000), stockLeft: 0 })).not.toHaveProperty('shippingDetails')
})

test('a delivery window of yesterday has no negative days', () => {
  const items = [{ ...first, deliveryPrice: rials(0) }]
  expect(ldOf({ items, delivery: { from: '2026-11-17', to: '2026-11-18' } })).toMatchObject({
    offers: { shippingDetails: { deliveryTime: { transitTime: { minValue: 0, maxValue: 0 } } } },
  })
})

test('a sold-out offer says so, and every offer can be returned', () => {
  expect(offerOf({ stockLeft: 0 })).toMatchObject({
    availability: 'https://schema.org/OutOfStock',
    hasMerchantReturnPolicy: { applicableCountry: 'IR', merchantReturnDays: 7 },
  })
})

test('a picture has an absolute address even for an unparsable path', () => {
  const imagesOf = (src: string) =>
    (ldOf({ items: [{ ...first, pictures: [{ ...product.picture, src }] }] }) as { image?: unknown }).image
  expect(imagesOf('/pictures/1.svg')).toEqual([`${site.origin}/pictures/1.svg`])
  expect(imagesOf('//[')).toEqual([`${site.origin}//[`])
})
