import type { Product, ProductItem } from '#contracts/catalogue.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { publicAddress } from '#src/platform/server-address.ts'
import { site } from '#src/platform/site.ts'
import { localizedPath } from '#i18n/locales.ts'

const pageAt = (locale: Locales, path: string) => site.origin + localizedPath(locale, path)

const offerOf = (item: ProductItem, url: string) => ({
  '@type': 'Offer',
  sku: item.sku,
  name: item.title,
  url: `${url}?item=${item.id}`,
  price: item.price.amount,
  priceCurrency: item.price.unit,
  ...(item.saleEndsOn && { priceValidUntil: item.saleEndsOn }),
  availability: `https://schema.org/${item.stockLeft > 0 ? 'InStock' : 'OutOfStock'}`,
})

const reviewOf = ({ author, stars, body, on }: Product['reviews'][number]) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  datePublished: on,
  reviewBody: body,
  reviewRating: { '@type': 'Rating', ratingValue: stars },
})

/** schema.org `Product`; prices in rials (IRR). */
export function productLd(product: Product, locale: Locales) {
  const { title, summary, maker, rating, catLabel, label, items, picture, reviews } = product
  const url = pageAt(locale, `/search/${catLabel}/${label}`)
  return {
    '@type': 'Product',
    name: title,
    description: summary,
    image: publicAddress(picture.src),
    brand: { '@type': 'Brand', name: maker },
    url,
    offers: items.map((item) => offerOf(item, url)),
    ...(reviews.length > 0 && { review: reviews.map(reviewOf) }),
    ...(rating.count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
      },
    }),
  }
}

export function breadcrumbsLd(
  path: readonly { label: string; title: string }[],
  locale: Locales,
  current?: string,
) {
  const steps = [
    ...path.map(({ label, title }) => ({ name: title, item: pageAt(locale, `/search/${label}`) })),
    ...(current === undefined ? [] : [{ name: current }]),
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
  }
}
