import type { ProductCard, ProductFilter } from '../../catalogue.ts'
import { productSorts } from '../../catalogue.ts'
import { filtersOf } from '../catalogue-steps.ts'
import { lawsOf } from '../check.ts'
import { expectSame } from '../drift.ts'

const law = lawsOf('catalogue')
const pageSize = 7
const pages = 3

const ids = (cards: readonly ProductCard[]) => cards.map(({ id }) => id)

export const pageLaws = [
  law('pages-are-consecutive-slices', { calls: ['products'] }, async (context) => {
    const shopper = context.guest()
    const { byProduct, byVariant } = filtersOf(await context.productList())
    const sorts = productSorts.map((sort) => ({ sort }))
    await context.each<ProductFilter>([{}, ...sorts, ...byProduct, ...byVariant], async (filter) => {
      const whole = await shopper.ok('products', { ...filter, pageSize: pageSize * pages })
      const seen: number[] = []
      for (let page = 1; page <= pages; page++) {
        const list = await shopper.ok('products', { ...filter, page, pageSize })
        expectSame(
          'the page',
          { page: list.page, pageSize: list.pageSize, total: list.total },
          { page, pageSize, total: whole.total },
        )
        seen.push(...ids(list.products))
      }
      expectSame(`the ids of ${pages} pages`, seen, ids(whole.products))
      expectSame('the ids that differ', new Set(seen).size, Math.min(whole.total, pages * pageSize))
      const after = Math.ceil(whole.total / pageSize) + 1
      const beyond = await shopper.ok('products', { ...filter, page: after, pageSize })
      expectSame(
        'the page after the last',
        { products: beyond.products, total: beyond.total },
        { products: [], total: whole.total },
      )
    })
  }),

  law('last-page-ends-at-the-total', { calls: ['products'] }, async (context) => {
    const { total } = await context.productList()
    const page = Math.max(1, Math.ceil(total / pageSize))
    const { products } = await context.guest().ok('products', { page, pageSize })
    expectSame('the products of the last page', products.length, total - (page - 1) * pageSize)
  }),

  law('products-are-selected-by-id', { calls: ['products'] }, async (context) => {
    const shopper = context.guest()
    const wanted = ids(await context.products(3)).toSorted((one, other) => one - other)
    const { products, total } = await shopper.ok('products', { id: wanted })
    expectSame(
      'the ids',
      ids(products).toSorted((one, other) => one - other),
      wanted,
    )
    expectSame('the total', total, wanted.length)
  }),
]
