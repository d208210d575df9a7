import type * as contracts from '#contracts/catalogue.ts'
import type { Category, ProductFilter } from '#contracts/catalogue.ts'
import type { CategoryRow } from '../catalogue/catalogue.ts'
import { inLocale } from '../locale.ts'
import type { Behaviour, Context } from './behaviour.ts'
import { refuse } from './behaviour.ts'
import type { Candidate } from './facets.ts'
import { categoryFacet, cityFacet, colorFacet, passing, priceFacet, testsOf } from './facets.ts'
import { productView } from './product-view.ts'
import { searchFor } from './search.ts'
import type { World } from './world.ts'

const defaultPageSize = 24
const suggestedProducts = 6
const suggestedCategories = 4

type Sort = NonNullable<ProductFilter['sort']>

const popularity = ({ view }: Candidate) =>
  view.stockLeft > 0 ? view.rating.average * view.rating.count : -1

const orders: Record<Sort, (one: Candidate, other: Candidate) => number> = {
  popular: (one, other) => popularity(other) - popularity(one),
  newest: (one, other) => other.view.addedAt.localeCompare(one.view.addedAt),
  cheapest: (one, other) => one.view.price.amount - other.view.price.amount,
  dearest: (one, other) => other.view.price.amount - one.view.price.amount,
  discount: (one, other) => other.view.discountPercent - one.view.discountPercent,
}

const heading = ({ seed }: CategoryRow, { locale }: Context) => ({
  label: seed.label,
  title: inLocale(seed.title, locale),
})

const pathTo = (category: CategoryRow, context: Context) =>
  context.catalogue.categories
    .filter(({ seed }) => seed.label === category.seed.parent || seed.label === category.seed.label)
    .map((step) => heading(step, context))

const candidatesOf = (state: World, context: Context, colors?: readonly string[]): Candidate[] =>
  context.catalogue.rows.map((row) => ({ row, view: productView(state, row, context, colors) }))

export const products: Behaviour<typeof contracts.products> = (state, filter, context) => {
  const { catalogue, locale } = context
  const category = catalogue.categories.find(({ seed }) => seed.label === filter.category) ?? null
  if (filter.category !== undefined && !category) return refuse(context, 404, 'categoryUnknown')

  const candidates = candidatesOf(state, context, filter.color)
  const tests = testsOf(filter, category)
  const found = passing(candidates, tests).toSorted(orders[filter.sort ?? 'popular'])
  const page = filter.page ?? 1
  const pageSize = filter.pageSize ?? defaultPageSize
  const isInStock = ({ view }: Candidate) => view.stockLeft > 0
  const isDiscounted = ({ view }: Candidate) => view.discountPercent > 0
  return {
    state,
    data: {
      total: found.length,
      page,
      pageSize,
      products: found.slice((page - 1) * pageSize, page * pageSize).map(({ view }) => view),
      category: category && { ...heading(category, context), blurb: inLocale(category.seed.blurb, locale) },
      path: category ? pathTo(category, context) : [],
      facets: {
        category: categoryFacet(
          passing(candidates, tests, 'category'),
          catalogue.categories,
          category,
          locale,
        ),
        color: colorFacet(passing(candidates, tests, 'color'), locale),
        city: cityFacet(passing(candidates, tests, 'city')),
        price: priceFacet(passing(candidates, tests, 'price')),
        inStock: passing(candidates, tests, 'inStock').filter(isInStock).length,
        discounted: passing(candidates, tests, 'discounted').filter(isDiscounted).length,
      },
    },
  }
}

export const product: Behaviour<typeof contracts.product> = (state, { catLabel, label }, context) => {
  const row = context.catalogue.byLabel.get(label)
  if (!row || row.leaf !== catLabel) return refuse(context, 404, 'productGone')
  return { state, data: productView(state, row, context) }
}

export const suggest: Behaviour<typeof contracts.suggest> = (state, { text }, context) => {
  if (text.trim() === '') return { state, data: { products: [], categories: [] } }
  const { rows, categories } = context.catalogue
  const isFound = searchFor(text)
  const found = rows.filter(isFound).map((row) => ({ row, view: productView(state, row, context) }))
  const leaves = new Set(found.map(({ row }) => row.leaf))
  return {
    state,
    data: {
      products: found
        .toSorted(orders.popular)
        .slice(0, suggestedProducts)
        .map(({ view }) => view),
      categories: categories
        .filter(({ seed }) => leaves.has(seed.label))
        .slice(0, suggestedCategories)
        .map((category) => heading(category, context)),
    },
  }
}

function categoryCard(category: CategoryRow, context: Context): Omit<Category, 'children'> {
  const cover = context.catalogue.byLabel.get(category.cover)?.[context.locale]
  return {
    ...heading(category, context),
    id: category.id,
    parentId: category.parentId,
    blurb: inLocale(category.seed.blurb, context.locale),
    picture: cover?.picture ?? { src: '/api/pictures/hero.svg', alt: '', tint: '#fbf9f4' },
    productCount: context.catalogue.rows.filter((row) => category.leaves.includes(row.leaf)).length,
  }
}

/** The categories under `ParentId` with theirs under them; none of the shop's is inactive. */
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
