import type * as contracts from '#contracts/catalogue.ts'
import type { Category, FacetOption, ProductFilter } from '#contracts/catalogue.ts'
import type { product as productContract } from '#contracts/product.ts'
import type { suggest as suggestContract } from '#contracts/suggest.ts'
import { searchText } from '#i18n/search-text.ts'
import type { CategoryRow, Row } from '../shop/catalogue/catalogue.ts'
import { goneProducts } from '../shop/catalogue/gone-products.ts'
import { inLocale } from '../shop/localized-text.ts'
import type { Behaviour, Context } from './behaviour.ts'
import { refuse } from './behaviour.ts'
import { didYouMean } from './did-you-mean.ts'
import type { Candidate } from './facets.ts'
import {
  attributeFacets,
  brandFacet,
  categoryFacet,
  cityFacet,
  colorFacet,
  filterExcept,
  priceFacet,
  facetPredicates,
  withSelectedOptions,
} from './facets.ts'
import { productView } from './product-view.ts'
import { nameDistance, searchRows, searchTerms } from './search.ts'

const defaultPageSize = 24
const suggestedProducts = 6
const suggestedCategories = 4

type Sort = NonNullable<ProductFilter['sort']>

const popularity = ({ view }: Candidate) =>
  view.stockLeft > 0 ? view.rating.average * view.rating.count : -1

const comparators: Record<Sort, (one: Candidate, other: Candidate) => number> = {
  popular: (one, other) => popularity(other) - popularity(one),
  newest: (one, other) => other.view.addedAt.localeCompare(one.view.addedAt),
  cheapest: (one, other) => one.view.price.amount - other.view.price.amount,
  dearest: (one, other) => other.view.price.amount - one.view.price.amount,
  discount: (one, other) => other.view.discountPercent - one.view.discountPercent,
}

/** Exact matches rank before fuzzy ones, whatever the requested sort; by popularity, names rank before both. */
function sortFound(
  found: readonly Candidate[],
  distances: ReadonlyMap<Row, number>,
  text: string,
  sort: Sort = 'popular',
): Candidate[] {
  const words = sort === 'popular' ? searchTerms(text) : []
  const nameDistances =
    words.length > 0 ? new Map(found.map(({ row }) => [row, nameDistance(row, words)])) : distances
  return found.toSorted(
    (one, other) =>
      nameDistances.get(one.row)! - nameDistances.get(other.row)! ||
      distances.get(one.row)! - distances.get(other.row)! ||
      comparators[sort](one, other),
  )
}

const labelAndTitle = ({ seed }: CategoryRow, { locale }: Context) => ({
  label: seed.label,
  title: inLocale(seed.title, locale),
})

const pathTo = (category: CategoryRow, context: Context) =>
  context.catalogue.categories
    .filter(({ seed }) => seed.label === category.seed.parent || seed.label === category.seed.label)
    .map((step) => labelAndTitle(step, context))

export const products: Behaviour<typeof contracts.products> = (state, filter, context) => {
  const { catalogue, locale } = context
  const category = catalogue.categoryByLabel.get(filter.category ?? '') ?? null
  if (filter.category !== undefined && !category) return refuse(context, 404, 'categoryUnknown')

  const text = filter.text ?? ''
  const distances = searchRows(catalogue.rows, text)
  const candidates = [...distances.keys()].map((row) => ({
    row,
    view: productView(state, row, context, filter.color),
  }))
  const without = filterExcept(candidates, facetPredicates(filter, category))
  const found = sortFound(without(), distances, text, filter.sort)
  const page = filter.page ?? 1
  const pageSize = filter.pageSize ?? defaultPageSize
  const isInStock = ({ view }: Candidate) => view.stockLeft > 0
  const isDiscounted = ({ view }: Candidate) => view.discountPercent > 0
  const facet = (
    name: 'color' | 'city' | 'brand',
    optionsOf: (those: readonly Candidate[]) => FacetOption[],
  ) => withSelectedOptions(optionsOf(without(name)), filter[name] ? optionsOf(candidates) : [], filter[name])
  return {
    state,
    data: {
      total: found.length,
      page,
      pageSize,
      products: found.slice((page - 1) * pageSize, page * pageSize).map(({ view }) => view),
      category: category && {
        ...labelAndTitle(category, context),
        blurb: inLocale(category.seed.blurb, locale),
      },
      path: category ? pathTo(category, context) : [],
      didYouMean: distances.size === 0 ? didYouMean(catalogue, text, locale) : null,
      facets: {
        category: categoryFacet(without('category'), catalogue.categories, category, locale),
        color: facet('color', (those) => colorFacet(those, locale)),
        city: facet('city', cityFacet),
        brand: facet('brand', brandFacet),
        attributes: attributeFacets(without, locale, filter.attribute),
        price: priceFacet(without('price')),
        inStock: without('inStock').filter(isInStock).length,
        discounted: without('discounted').filter(isDiscounted).length,
      },
    },
  }
}

export const product: Behaviour<typeof productContract> = (state, { catLabel, label }, context) => {
  const { byAddress, categoryByLabel } = context.catalogue
  const category = categoryByLabel.get(catLabel)?.seed.label ?? catLabel
  const address = `${category}/${label}`
  const row = byAddress.get(address)
  if (row) return { state, data: productView(state, row, context) }
  return refuse(context, goneProducts.has(address) ? 410 : 404, 'productGone')
}

export const suggest: Behaviour<typeof suggestContract> = (state, { text }, context) => {
  if (searchText(text) === '') return { state, data: { products: [], categories: [] } }
  const { rows, categories } = context.catalogue
  const distances = searchRows(rows, text)
  const found = [...distances.keys()].map((row) => ({ row, view: productView(state, row, context) }))
  const foundIn = ({ leaves }: CategoryRow) => found.filter(({ row }) => leaves.includes(row.leaf)).length
  return {
    state,
    data: {
      products: sortFound(found, distances, text)
        .slice(0, suggestedProducts)
        .map(({ view }) => view),
      categories: categories
        .filter(({ seed }) => seed.parent !== null)
        .map((category) => ({ category, count: foundIn(category) }))
        .filter(({ count }) => count > 0)
        .toSorted((one, other) => other.count - one.count)
        .slice(0, suggestedCategories)
        .map(({ category }) => labelAndTitle(category, context)),
    },
  }
}

function categoryCard(category: CategoryRow, context: Context): Omit<Category, 'children'> {
  const cover = context.catalogue.byLabel.get(category.cover)?.[context.locale]
  return {
    ...labelAndTitle(category, context),
    id: category.id,
    parentId: category.parentId,
    blurb: inLocale(category.seed.blurb, context.locale),
    picture: cover?.picture ?? { src: '/api/pictures/hero.svg', alt: '', tint: '#fbf9f4' },
    productCount: context.catalogue.rows.filter((row) => category.leaves.includes(row.leaf)).length,
  }
}

/** The category tree under `ParentId`; no category of this shop is inactive. */
export const category: Behaviour<typeof contracts.category> = (state, { ParentId, Active }, context) => {
  const childrenOf = (id: number) => context.catalogue.categories.filter(({ parentId }) => parentId === id)
  const shown = Active ? childrenOf(ParentId) : []
  return {
    state,
    data: shown.map((top) => ({
      ...categoryCard(top, context),
      children: childrenOf(top.id).map((leaf) => categoryCard(leaf, context)),
    })),
  }
}
