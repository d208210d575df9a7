import type { FacetOption, ProductCard, ProductFilter, ProductList } from '../../catalogue.ts'
import { idsOf, optionFilters, priceRange } from '../catalogue-steps.ts'
import { lawsOf } from '../check.ts'
import { expectSame, expectThat, Skip } from '../drift.ts'

const law = lawsOf('catalogue')
const pageSize = 96
const maxOptions = 3
const maxProducts = 3

/** Throws a Skip when no option has products. */
function optionsWithProducts(options: readonly FacetOption[], facet: string): FacetOption[] {
  const chosen = options.filter(({ count }) => count > 0).slice(0, maxOptions)
  if (chosen.length === 0) throw new Skip(`the shop has no ${facet} to filter by`)
  return chosen
}

export const firstMismatch = (list: ProductList, holds: (card: ProductCard) => boolean) =>
  list.products.find((card) => !holds(card))

/** The two with the fewest products, so that they can be counted. */
const twoSmallest = (options: readonly FacetOption[]) =>
  options
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => one.count - other.count)
    .slice(0, 2)
    .map(({ value }) => value)

const byValue = (options: readonly FacetOption[]) =>
  options.toSorted((one, other) => one.value.localeCompare(other.value))

export const facetLaws = [
  law('colour-filter-matches-its-facet-count', { calls: ['products', 'product'] }, async (context) => {
    const shopper = context.guest()
    const { facets } = await context.productList()
    for (const { value, count } of optionsWithProducts(facets.color, 'colour')) {
      const list = await shopper.ok('products', { color: [value], pageSize })
      expectSame(`the products in ${value}`, list.total, count)
      for (const card of list.products.slice(0, maxProducts)) {
        const { items } = await shopper.ok('product', { label: card.label, catLabel: card.catLabel })
        expectThat(
          items.some(({ options }) => options.color === value),
          `${card.label} in ${value}`,
          items.map(({ options }) => options),
        )
      }
    }
  }),

  law('city-filter-matches-its-facet-count', { calls: ['products'] }, async (context) => {
    const shopper = context.guest()
    const { facets, total } = await context.productList()
    const chosen = optionsWithProducts(facets.city, 'city')
    for (const { value, title, count } of chosen) {
      const list = await shopper.ok('products', { city: [value], pageSize })
      expectSame(`the products from ${value}`, list.total, count)
      const mismatch = firstMismatch(list, ({ city }) => city === title)
      expectSame(`a product from elsewhere than ${title}`, mismatch?.city, undefined)
    }
    expectSame(
      'Σ of the cities',
      facets.city.reduce((sum, { count }) => sum + count, 0),
      total,
    )
    const both = await shopper.ok('products', { city: chosen.map(({ value }) => value) })
    expectSame(
      'the products from several cities',
      both.total,
      chosen.reduce((sum, { count }) => sum + count, 0),
    )
  }),

  law('maker-filter-matches-its-facet-count', { calls: ['products'] }, async (context) => {
    const shopper = context.guest()
    const { facets, total } = await context.productList()
    for (const { value, title, count } of optionsWithProducts(facets.brand, 'maker')) {
      const list = await shopper.ok('products', { brand: [value], pageSize })
      expectSame(`the products of ${value}`, list.total, count)
      const mismatch = firstMismatch(list, ({ maker }) => maker === title)
      expectSame(`a product of others than ${title}`, mismatch?.maker, undefined)
    }
    expectSame(
      'Σ of the makers',
      facets.brand.reduce((sum, { count }) => sum + count, 0),
      total,
    )
  }),

  law('attributes-widen-within-a-name', { calls: ['products'] }, async (context) => {
    const shopper = context.guest()
    const { attributes } = (await context.productList()).facets
    for (const { name, options } of attributes) {
      const chosen = optionsWithProducts(options, name)
      for (const { value, count } of chosen) {
        const list = await shopper.ok('products', { attribute: [value] })
        expectSame(`the products with ${value}`, list.total, count)
      }
      const widened = await shopper.ok('products', { attribute: chosen.map(({ value }) => value) })
      expectThat(
        widened.total >= Math.max(...chosen.map(({ count }) => count)),
        `the products with any ${name} of several`,
        widened.total,
      )
    }
  }),

  law('attributes-narrow-across-names', { calls: ['products'] }, async (context) => {
    const shopper = context.guest()
    const [first] = (await context.productList()).facets.attributes
    for (const { value } of first?.options ?? []) {
      const { attributes } = (await shopper.ok('products', { attribute: [value] })).facets
      const other = attributes
        .filter(({ name }) => name !== first?.name)
        .flatMap(({ options }) => options)
        .find(({ count }) => count > 0)
      if (!other) continue
      const [one, another] = [
        await idsOf(shopper, { attribute: [value] }),
        await idsOf(shopper, { attribute: [other.value] }),
      ]
      const both = await idsOf(shopper, { attribute: [value, other.value] })
      expectSame(
        `the ids of ${value} with ${other.value}`,
        both,
        one.filter((id) => another.includes(id)),
      )
      expectSame(`the count of ${other.value} beside ${value}`, both.length, other.count)
      return
    }
    throw new Skip('no product has attributes of two names')
  }),

  law('selected-option-stays-in-its-facet', { calls: ['products'] }, async (context) => {
    const shopper = context.guest()
    const { facets } = await context.productList()
    const priceFrom = facets.price.to.amount + 1
    const first = (options: readonly FacetOption[], facet: string) => optionsWithProducts(options, facet)[0]!
    const color = first(facets.color, 'colour')
    const city = first(facets.city, 'city')
    const brand = first(facets.brand, 'maker')
    const left = await shopper.ok('products', {
      color: [color.value],
      city: [city.value],
      brand: [brand.value],
      priceFrom,
    })
    const names = [
      { chosen: color, options: left.facets.color },
      { chosen: city, options: left.facets.city },
      { chosen: brand, options: left.facets.brand },
    ]
    for (const { chosen, options } of names) {
      const option = options.find(({ value }) => value === chosen.value)
      expectSame(`the title of ${chosen.value} where nothing of it is left`, option?.title, chosen.title)
      expectSame(`the count of ${chosen.value} where nothing of it is left`, option?.count, 0)
    }
  }),

  law('category-filter-matches-its-facet-count', { calls: ['products'] }, async (context) => {
    const shopper = context.guest()
    const { facets, total } = await context.productList()
    for (const { value, count } of optionsWithProducts(facets.category, 'category')) {
      const list = await shopper.ok('products', { category: value })
      expectSame(`the products of ${value}`, list.total, count)
      expectSame(
        `Σ of the categories within ${value}`,
        list.facets.category.reduce((sum, each) => sum + each.count, 0),
        count,
      )
    }
    expectSame(
      'Σ of the categories',
      facets.category.reduce((sum, { count }) => sum + count, 0),
      total,
    )
  }),

  law('several-values-of-a-filter-find-what-each-finds', { calls: ['products'] }, async (context) => {
    const shopper = context.guest()
    const { facets } = await context.productList()
    for (const [key, options] of optionFilters(facets)) {
      const [one, other] = twoSmallest(options)
      if (one === undefined || other === undefined) continue
      const each = [await idsOf(shopper, { [key]: [one] }), await idsOf(shopper, { [key]: [other] })]
      const union = [...new Set(each.flat())].toSorted((first, second) => first - second)
      expectSame(`the ids of ${one} and ${other}`, await idsOf(shopper, { [key]: [one, other] }), union)
    }
  }),

  law('facets-stay-within-the-category', { calls: ['products'] }, async (context) => {
    const shopper = context.guest()
    const [chosen] = optionsWithProducts((await context.productList()).facets.category, 'category')
    const category = chosen!.value
    const totalOf = async (filter: ProductFilter) =>
      (await shopper.ok('products', { ...filter, category, pageSize: 1 })).total
    const { facets } = await shopper.ok('products', { category })
    expectSame(`the prices of ${category}`, facets.price, await priceRange(shopper, { category }))
    expectSame(
      `the facets of ${category}`,
      { inStock: facets.inStock, discounted: facets.discounted },
      { inStock: await totalOf({ inStock: true }), discounted: await totalOf({ discounted: true }) },
    )
    for (const [key, [option]] of optionFilters(facets)) {
      if (!option) continue
      const total = await totalOf({ [key]: [option.value] })
      expectSame(`the products of ${category} with ${option.value}`, total, option.count)
    }
  }),

  law('other-cities-keep-their-counts-beside-a-chosen-one', { calls: ['products'] }, async (context) => {
    const { facets } = await context.productList()
    const [chosen] = optionsWithProducts(facets.city, 'city')
    const within = await context.guest().ok('products', { city: [chosen!.value] })
    expectSame(`the cities beside ${chosen!.value}`, byValue(within.facets.city), byValue(facets.city))
  }),
]
