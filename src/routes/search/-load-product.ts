import { redirect } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { productQueries } from '#src/features/catalogue/queries.ts'
import { orNotFound } from '../-or-not-found.ts'

type Address = { catLabel: string; label: string }

/** Redirects from a former address. The answer is kept for the present one, so that two addresses cannot lead to each other. */
export async function loadProduct(queryClient: QueryClient, asked: Address) {
  const product = await queryClient.ensureQueryData(productQueries.detail(asked)).catch(orNotFound)
  const { catLabel, label } = product
  if (catLabel === asked.catLabel && label === asked.label) return product
  queryClient.setQueryData(productQueries.detail({ catLabel, label }).queryKey, product)
  throw redirect({
    to: '/search/$catLabel/$productLabel',
    params: { catLabel, productLabel: label },
    search: true,
    hash: true,
    replace: true,
  })
}
