import { queryOptions } from '@tanstack/react-query'
import { deliveryWindows } from '#contracts/after-order.ts'
import { order, orders, reserve } from '#contracts/orders.ts'
import type { Order } from '#contracts/orders.ts'
import type { Period } from '#contracts/values.ts'
import { paymentPoll } from '#src/api/payment-poll.ts'
import { request } from '#src/api/request.ts'

export const orderListsKey = ['orders', 'list'] as const

export const ordersQuery = (period: Period) =>
  queryOptions({
    queryKey: [...orderListsKey, period],
    queryFn: ({ signal }) => request(orders, period, { signal }),
    staleTime: 0,
  })

/** Orders that another one may be sent with. What a page read before it drew them is not read again at once. */
export const reservedOrdersQuery = () =>
  queryOptions({
    ...ordersQuery({}),
    staleTime: 30_000,
    select: (all) => all.filter(({ isReserved }) => isReserved),
  })

const isPaymentPending = (known: Order | undefined) =>
  known?.status === 'awaitingPayment' && known.payment?.status === 'pending'

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'detail', id],
    queryFn: ({ signal }) => request(order, { id }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => isPaymentPending(state.data) && paymentPoll(state),
    refetchOnWindowFocus: 'always',
  })

export const deliveryWindowsQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'windows', id],
    queryFn: ({ signal }) => request(deliveryWindows, { id }, { signal }),
    staleTime: 0,
  })

export const reserveQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'reserve', id],
    queryFn: ({ signal }) => request(reserve, { id }, { signal }),
  })
