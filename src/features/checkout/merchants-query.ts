import { queryOptions } from '@tanstack/react-query'
import { merchants } from '#contracts/orders.ts'
import { request } from '#src/api/request.ts'

export const merchantsQuery = () =>
  queryOptions({
    queryKey: ['merchants'],
    queryFn: ({ signal }) => request(merchants, {}, { signal }),
    staleTime: Infinity,
  })
