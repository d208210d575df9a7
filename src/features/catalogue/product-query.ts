import { queryOptions } from '@tanstack/react-query'
import { product } from '#contracts/product.ts'
import { queryKeys } from '#src/api/query-keys.ts'
import { isWithdrawn } from '#src/api/errors.ts'
import { request } from '#src/api/request.ts'

/** Begins the key of every product. */
export const productKey = [...queryKeys.products, 'detail'] as const

export const productQuery = (address: { catLabel: string; label: string }) =>
  queryOptions({
    queryKey: [...productKey, address],
    queryFn: ({ signal }) => request(product, address, { signal }),
    meta: { isShown: isWithdrawn },
  })
