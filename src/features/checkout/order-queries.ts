import { queryOptions } from '@tanstack/react-query'
import { order, orders, reserve } from '#contracts/orders.ts'
import type { Order } from '#contracts/orders.ts'
import { request } from '#src/api/request.ts'

/** Days in Tehran, both included. */
export type Period = { from?: string; to?: string }

export const ordersQuery = (period: Period) =>
  queryOptions({
    queryKey: ['orders', 'list', period],
    queryFn: ({ signal }) => request(orders, period, { signal }),
    staleTime: 0,
  })

/** While the bank has not answered yet: soon after a payment every few seconds, later once a minute. */
const isAwaited = (known: Order | undefined) =>
  known?.status === 'awaitingPayment' && known.payment?.status === 'pending'
const soon = { every: 5_000, times: 24 }
const later = 60_000

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'detail', id],
    queryFn: ({ signal }) => request(order, { id }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data, status, dataUpdateCount } }) =>
      status === 'success' && isAwaited(data) && (dataUpdateCount < soon.times ? soon.every : later),
    refetchOnWindowFocus: 'always',
  })

/** An order whose goods are kept for the member. */
export const reserveQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'reserve', id],
    queryFn: ({ signal }) => request(reserve, { id }, { signal }),
  })
