import type { Category, ProductCard, ProductList } from '../catalogue.ts'
import { rootCategoryId } from '../catalogue.ts'
import { Drift, Skip } from './drift.ts'
import type { Shopper } from './shopper.ts'

/** What verify learns of the shop through its API. Each is asked once in a run, by the first check that wants it. */
export type Facts = {
  /** The first page of all products, with the facets. */
  list(shopper: Shopper): Promise<ProductList>
  /** `count` different products with at least `leastStock` left; others for another `turn`, so that stocks last. */
  goods(shopper: Shopper, count: number, turn: number): Promise<ProductCard[]>
  /** The top categories. */
  tree(shopper: Shopper): Promise<Category[]>
}

const leastStock = 6
const pageSize = 48

/** Asks once. Whoever comes first sees a Drift; the others skip, so that it is told once. */
function once<Fact>(ask: (shopper: Shopper) => Promise<Fact>): (shopper: Shopper) => Promise<Fact> {
  let asked: Promise<Fact> | undefined
  return async (shopper) => {
    if (!asked) return (asked = ask(shopper))
    try {
      return await asked
    } catch (error) {
      if (error instanceof Drift)
        throw new Skip(`what it needs to know of the shop cannot be read: ${error.message}`)
      throw error
    }
  }
}

export function learnFacts(): Facts {
  const stocked = once(async (shopper) => {
    const { products } = await shopper.ok('products', { inStock: true, sort: 'cheapest', pageSize })
    const plenty = products.filter(({ stockLeft }) => stockLeft >= leastStock)
    return plenty.toSorted((one, other) => other.stockLeft - one.stockLeft)
  })
  return {
    list: once((shopper) => shopper.ok('products', {})),
    tree: once((shopper) => shopper.ok('category', { ParentId: rootCategoryId, Active: true, SortBy: 0 })),
    async goods(shopper, count, turn) {
      const goods = await stocked(shopper)
      if (goods.length < count)
        throw new Skip(
          `the shop has no ${count} products with ${leastStock} left among its ${pageSize} cheapest`,
        )
      return Array.from({ length: count }, (_, at) => goods[(turn + at) % goods.length]!)
    },
  }
}
