import { queryOptions } from '@tanstack/react-query'
import { order } from '#contracts/orders.ts'
import { request } from '#src/api/request.ts'

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'detail', id],
    queryFn: ({ signal }) => request(order, { id }, { signal }),
    staleTime: 0,
  })
