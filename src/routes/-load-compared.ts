import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { isStatus } from '#src/api/errors.ts'
import { compareKey, parseComparedProducts } from '#src/features/catalogue/compared-products.ts'
import { productQuery } from '#src/features/catalogue/product-query.ts'
import { compare, comparisonRemoved } from '#src/stores/compare.ts'

type Address = { catLabel: string; label: string }

/**
 * Products that no longer exist are also removed from the stored choice. Those that cannot be read again stay as they were read
 * last: one column must not cost the others.
 */
const withoutAnswer = (queryClient: QueryClient, address: Address) => (error: unknown) => {
  if ([400, 404, 410].some((status) => isStatus(error, status))) {
    comparisonRemoved(compareKey(address))
    return null
  }
  const last = queryClient.getQueryData(productQuery(address).queryKey)
  if (!last) throw error
  return last
}

/**
 * Stale answers, as those of a prerendered page, are read again: the table shows what the loader returns. Redirects from former
 * addresses; the answers are kept for the present ones, so that two addresses cannot lead to each other.
 */
export async function loadCompared(queryClient: QueryClient, names: readonly string[] | undefined) {
  const addresses = parseComparedProducts(names)
  const loaded = await Promise.all(
    addresses.map((address) =>
      queryClient.fetchQuery(productQuery(address)).catch(withoutAnswer(queryClient, address)),
    ),
  )
  const renamed = new Map<string, string>()
  for (const [at, product] of loaded.entries()) {
    const former = compareKey(addresses[at]!)
    if (!product || compareKey(product) === former) continue
    renamed.set(former, compareKey(product))
    const { catLabel, label } = product
    queryClient.setQueryData(productQuery({ catLabel, label }).queryKey, product)
  }
  if (renamed.size === 0) return loaded.filter((product) => product !== null)
  const presentNames = (old: readonly string[] = []) => [
    ...new Set(old.map((name) => renamed.get(name) ?? name)),
  ]
  compare.chosen = presentNames(compare.chosen)
  throw redirect({
    to: '/compare',
    search: (now) => ({ ...now, product: presentNames(names) }),
    replace: true,
  })
}

/** An address without products leads to those that were chosen. */
export function requireCompared(names: readonly string[] | undefined) {
  const product = [...compare.chosen]
  if (!names && product.length > 0) throw redirect({ to: '/compare', search: { product }, replace: true })
}
