import { queryOptions } from '@tanstack/react-query'
import { alsoBought } from '#contracts/also-bought.ts'
import { queryKeys } from '#src/api/query-keys.ts'
import { request } from '#src/api/request.ts'

export const alsoBoughtQuery = (productId: number) =>
  queryOptions({
    queryKey: [...queryKeys.products, 'also-bought', productId],
    queryFn: ({ signal }) => request(alsoBought, { productId }, { signal }),
  })
