import type { ProductFilter } from '../../catalogue.ts'
import { cardsOf, filtersOf, idsOf, middlePrice, priceRange } from '../catalogue-steps.ts'
import { lawsOf } from '../check.ts'
import { expectSame, expectThat, Skip } from '../drift.ts'
import type { Shopper } from '../shopper.ts'
import { firstMismatch } from './facets.ts'

const law = lawsOf('catalogue')
const pageSize = 96
const maxTitles = 5

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Without the filters that find more products than can be counted. */
async function withIds(shopper: Shopper, filters: readonly ProductFilter[]) {
  const counted = await Promise.all(
    filters.map((filter) =>
      idsOf(shopper, filter).then(
        (ids) => ({ filter, ids }),
        (error: unknown) => {
          if (error instanceof Skip) return null
          throw error
        },
      ),
    ),
  )
  return counted.filter((one) => one !== null)
}

export const filterLaws = [
  law('price-filter-is-in-rials-and-matches-its-facet', { calls: ['products'] }, async (context) => {
    const shopper = context.guest()
    const { facets, total } = await context.productList()
    if (total === 0) throw new Skip('the shop has no products')
    const { to } = facets.price
    expectSame('the range of the facet', facets.price, await priceRange(shopper))
    const middle = middlePrice(facets.price)
    const below = await shopper.ok('products', { priceTo: middle, pageSize })
    const above = await shopper.ok('products', { priceFrom: middle + 1, pageSize })
    expectSame(
      `a price above ${middle}`,
      firstMismatch(below, ({ price }) => price.amount <= middle)?.price,
      undefined,
    )
    expectSame(
      `a price below ${middle}`,
      firstMismatch(above, ({ price }) => price.amount > middle)?.price,
      undefined,
    )
    expectSame('the products below and above', below.total + above.total, total)
    const dearestAlone = { priceFrom: to.amount, priceTo: to.amount }
    const { products } = await shopper.ok('products', dearestAlone)
    expectSame('the price of what costs just that', products[0]?.price, to)
  }),

  law('stock-and-discount-filters-match-their-facet-counts', { calls: ['products'] }, async (context) => {
    const shopper = context.guest()
    const { facets } = await context.productList()
    const stocked = await shopper.ok('products', { inStock: true, pageSize })
    expectSame('the products in stock', stocked.total, facets.inStock)
    expectSame(
      'a product that is sold out',
      firstMismatch(stocked, ({ stockLeft }) => stockLeft > 0)?.label,
      undefined,
    )
    const reduced = await shopper.ok('products', { discounted: true, pageSize })
    expectSame('the products with a discount', reduced.total, facets.discounted)
    expectSame(
      'a product without',
      firstMismatch(reduced, ({ discountPercent }) => discountPercent > 0)?.label,
      undefined,
    )
  }),

  law('facet-counts-match-the-pages', { calls: ['products'] }, async (context) => {
    const { facets } = await context.productList()
    const cards = await cardsOf(context.guest())
    expectSame(
      'the facets',
      { inStock: facets.inStock, discounted: facets.discounted },
      {
        inStock: cards.filter(({ stockLeft }) => stockLeft > 0).length,
        discounted: cards.filter(({ discountPercent }) => discountPercent > 0).length,
      },
    )
  }),

  law('facets-cover-all-pages', { calls: ['products'] }, async (context) => {
    const { facets } = await context.productList()
    const page = await context.guest().ok('products', { page: 2, pageSize: 1 })
    expectSame('the facets beside another page', page.facets, facets)
  }),

  law('search-stays-within-its-category', { calls: ['products'] }, async (context) => {
    const shopper = context.guest()
    const { title, catLabel } = await context.product()
    for (const { value, count } of (await shopper.ok('products', { text: title })).facets.category) {
      const { total } = await shopper.ok('products', { text: title, category: value })
      expectSame(`what "${title}" finds in ${value}`, total, count)
    }
    const within = await shopper.ok('products', { text: title, category: catLabel, pageSize })
    const mismatch = firstMismatch(within, (card) => card.catLabel === catLabel)
    expectSame(`a product outside ${catLabel}`, mismatch?.catLabel, undefined)
  }),

  law('did-you-mean-only-if-it-finds-products', { calls: ['products'] }, async (context) => {
    const shopper = context.guest()
    for (const { title } of (await context.productList()).products.slice(0, maxTitles)) {
      const [word] = title.split(' ').toSorted((one, other) => other.length - one.length)
      const { total, didYouMean } = await shopper.ok('products', { text: `${word}qz` })
      expectSame('another text where something was found', total > 0 ? didYouMean : null, null)
      if (didYouMean === null) continue
      const found = await shopper.ok('products', { text: didYouMean })
      expectThat(found.total > 0, `something that "${didYouMean}" finds`, found.total)
    }
    expectSame('another text beside all products', (await context.productList()).didYouMean, null)
  }),

  law('did-you-mean-is-another-text', { calls: ['products'] }, async (context) => {
    const { facets, products } = await context.productList()
    const priceFrom = facets.price.to.amount + 1
    for (const { title } of products.slice(0, maxTitles)) {
      const { didYouMean } = await context.guest().ok('products', { text: title, priceFrom })
      if (didYouMean === null) continue
      expectThat(lettersOf(didYouMean) !== lettersOf(title), `another text than "${title}"`, didYouMean)
    }
  }),

  law('two-filters-find-what-both-find', { calls: ['products'] }, async (context) => {
    const shopper = context.guest()
    const { byProduct, byVariant } = filtersOf(await context.productList())
    const [ofProducts, ofVariants] = [await withIds(shopper, byProduct), await withIds(shopper, byVariant)]
    /** Not two by variant: `ProductFilter.color` chooses the variant that the others are about. */
    const pairs = ofProducts.flatMap((one, at) =>
      [...ofProducts.slice(at + 1), ...ofVariants].map((other) => [one, other] as const),
    )
    if (pairs.length === 0) throw new Skip('every filter finds more products than can be counted')
    await context.each(pairs, async ([one, other]) => {
      const both = { ...one.filter, ...other.filter }
      expectSame(
        `the ids that ${JSON.stringify(both)} finds`,
        await idsOf(shopper, both),
        one.ids.filter((id) => other.ids.includes(id)),
      )
    })
  }),
]
