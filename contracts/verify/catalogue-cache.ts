import type { Category, ProductCard, ProductList } from '../catalogue.ts'
import { rootCategoryId } from '../catalogue.ts'
import { Drift, Skip } from './drift.ts'
import type { Shopper } from './shopper.ts'

export type CatalogueCache = {
  productList(shopper: Shopper): Promise<ProductList>
  /** Different products with at least `leastStock` left; `turn` rotates them, so that stock lasts. */
  products(shopper: Shopper, count: number, turn: number): Promise<ProductCard[]>
  categories(shopper: Shopper): Promise<Category[]>
  /** Checks that run alone buy: the next one reads the stock anew. */
  forgetStock(): void
}

const leastStock = 6
const pageSize = 48

/** The first caller throws the Drift, later ones a Skip, so that it is reported once. */
function memoized<Fact>(load: (shopper: Shopper) => Promise<Fact>) {
  let pending: Promise<Fact> | undefined
  let isReported = false
  return {
    async read(shopper: Shopper): Promise<Fact> {
      try {
        return await (pending ??= load(shopper))
      } catch (error) {
        if (!(error instanceof Drift)) throw error
        if (isReported) throw new Skip(`what it needs to know of the shop cannot be read: ${error.message}`)
        isReported = true
        throw error
      }
    },
    forget() {
      pending = undefined
    },
  }
}

export function createCatalogueCache(): CatalogueCache {
  const stocked = memoized(async (shopper) => {
    const { products } = await shopper.ok('products', { inStock: true, sort: 'cheapest', pageSize })
    const wellStocked = products.filter(({ stockLeft }) => stockLeft >= leastStock)
    return wellStocked.toSorted((one, other) => other.stockLeft - one.stockLeft)
  })
  return {
    productList: memoized((shopper) => shopper.ok('products', {})).read,
    categories: memoized((shopper) =>
      shopper.ok('category', { ParentId: rootCategoryId, Active: true, SortBy: 0 }),
    ).read,
    forgetStock: stocked.forget,
    async products(shopper, count, turn) {
      const products = await stocked.read(shopper)
      if (products.length < count)
        throw new Skip(
          `the shop has no ${count} products with ${leastStock} left among its ${pageSize} cheapest`,
        )
      return Array.from({ length: count }, (_, at) => products[(turn + at) % products.length]!)
    },
  }
}
