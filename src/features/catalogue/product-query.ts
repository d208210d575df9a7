import { queryOptions } from '@tanstack/react-query'
import { product } from '#contracts/product.ts'
import { queryKeys } from '#src/api/query-keys.ts'
import { request } from '#src/api/request.ts'

export const productQuery = (address: { catLabel: string; label: string }) =>
  queryOptions({
    queryKey: [...queryKeys.products, 'detail', address],
    queryFn: ({ signal }) => request(product, address, { signal }),
  })
