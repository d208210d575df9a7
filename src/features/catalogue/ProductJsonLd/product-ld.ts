import type { Product as SchemaProduct, ProductGroup, Review } from 'schema-dts'
import type { Product } from '#contracts/product.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { pageAddress } from '#src/platform/page-address.ts'
import { publicAddress } from '#src/platform/server-address.ts'
import { variantLd, variesBy } from './variant-ld.ts'

/** A `ProductGroup` with its variants, or the `Product` where there is one; `today` is a day in Tehran. */
export function productLd(product: Product, locale: Locales, today: string): ProductGroup | SchemaProduct {
  const { items, title, picture, delivery } = product
  const url = pageAddress(locale, `/search/${product.catLabel}/${product.label}`)
  const about = aboutLd(product, url)
  const [only, ...others] = items
  if (only && others.length === 0)
    return { ...about, ...variantLd(product, only, { url, name: title, delivery, today }) }
  return {
    '@type': 'ProductGroup',
    productGroupID: String(product.id),
    ...about,
    image: publicAddress(picture.src),
    variesBy: variesBy(product.axes),
    hasVariant: items.map((item) =>
      variantLd(product, item, {
        url: `${url}?item=${item.id}`,
        name: `${title} (${item.title})`,
        delivery,
        today,
      }),
    ),
  }
}

const aboutLd = ({ title, summary, maker, rating, reviews }: Product, url: string) => ({
  name: title,
  description: summary,
  brand: { '@type': 'Brand' as const, name: maker },
  url,
  ...(reviews.length > 0 && { review: reviews.map(reviewLd) }),
  ...(rating.count > 0 && {
    aggregateRating: {
      '@type': 'AggregateRating' as const,
      ratingValue: rating.average,
      ratingCount: rating.count,
    },
  }),
})

const reviewLd = ({ author, stars, body, on }: Product['reviews'][number]): Review => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  datePublished: on,
  reviewBody: body,
  reviewRating: { '@type': 'Rating', ratingValue: stars },
})
