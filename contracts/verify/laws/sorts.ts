import type { ProductCard, ProductFilter } from '../../catalogue.ts'
import { lawsOf } from '../check.ts'
import { expectSame, Skip } from '../drift.ts'

const law = lawsOf('catalogue')
const pageSize = 96

type Order = (one: ProductCard, other: ProductCard) => number

const orders: Partial<Record<NonNullable<ProductFilter['sort']>, Order>> = {
  cheapest: (one, other) => one.price.amount - other.price.amount,
  dearest: (one, other) => other.price.amount - one.price.amount,
  discount: (one, other) => other.discountPercent - one.discountPercent,
}

export const sortLaws = [
  law('sorts-sort', { calls: ['products'] }, async (context) => {
    const shopper = context.guest()
    for (const [sort, order] of Object.entries(orders)) {
      const { products } = await shopper.ok('products', { sort: sort as keyof typeof orders, pageSize })
      expectSame(
        `the ids by ${sort}`,
        products.map(({ id }) => id),
        products.toSorted(order).map(({ id }) => id),
      )
    }
  }),

  law('newest-sorts-by-arrival-day', { calls: ['products', 'product'] }, async (context) => {
    const shopper = context.guest()
    const { products } = await shopper.ok('products', { sort: 'newest', pageSize: 5 })
    const days = await Promise.all(
      products.map(async ({ label, catLabel }) => (await shopper.ok('product', { label, catLabel })).addedAt),
    )
    expectSame('the days of arrival', days, days.toSorted().toReversed())
  }),

  law('sorting-keeps-the-results', { calls: ['products'] }, async (context) => {
    const shopper = context.guest()
    const [category] = await context.categories()
    const list = async (sort: ProductFilter['sort']) => {
      const { products } = await shopper.ok('products', { category: category?.label, sort, pageSize })
      return products.map(({ id }) => id).toSorted((one, other) => one - other)
    }
    const { total } = await shopper.ok('products', { category: category?.label })
    if (total > pageSize) throw new Skip('the first category is larger than a page')
    const expected = await list('cheapest')
    for (const sort of ['popular', 'newest', 'dearest', 'discount'] as const)
      expectSame(`the ids by ${sort}`, await list(sort), expected)
  }),
]
