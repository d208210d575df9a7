import { queryOptions } from '@tanstack/react-query'
import { order, orders } from '#contracts/orders.ts'
import { request } from '#src/api/request.ts'

/** Days in Tehran, both included. */
export type Period = { from?: string; to?: string }

export const ordersQuery = (period: Period) =>
  queryOptions({
    queryKey: ['orders', 'list', period],
    queryFn: ({ signal }) => request(orders, period, { signal }),
    staleTime: 0,
  })

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'detail', id],
    queryFn: ({ signal }) => request(order, { id }, { signal }),
    staleTime: 0,
  })
