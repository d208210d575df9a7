import { redirect } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { productQuery } from '#src/features/catalogue/product-query.ts'
import { orNotFound } from '../-or-not-found.ts'

type Address = { catLabel: string; label: string }

export const addressOf = ({
  catLabel,
  productLabel,
}: {
  catLabel: string
  productLabel: string
}): Address => ({
  catLabel,
  label: productLabel,
})

/** Redirects from a former address. The answer is kept for the present one, so that two addresses cannot lead to each other. */
export async function loadProduct(queryClient: QueryClient, asked: Address) {
  const product = await queryClient.ensureQueryData(productQuery(asked)).catch(orNotFound)
  const { catLabel, label } = product
  if (catLabel === asked.catLabel && label === asked.label) return product
  queryClient.setQueryData(productQuery({ catLabel, label }).queryKey, product)
  throw redirect({
    to: '/search/$catLabel/$productLabel',
    params: { catLabel, productLabel: label },
    search: true,
    hash: true,
    replace: true,
  })
}
