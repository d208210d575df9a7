import { mutationOptions } from '@tanstack/react-query'
import type { Endpoint, InputOf } from '#contracts/endpoint.ts'
import type { Order } from '#contracts/orders.ts'
import { isStatus } from '#src/api/errors.ts'
import { isOutcomeUnknown, retryOnce } from '#src/api/idempotency.ts'
import { invalidateQueries } from '#src/api/invalidate-queries.ts'
import { fetchFresh } from '#src/api/fetch-fresh.ts'
import { request } from '#src/api/request.ts'
import { setQueryResponse } from '#src/api/set-query-response.ts'
import { sessionChanges } from '#src/stores/auth.ts'
import { orderListsKey, orderQuery } from './order-queries.ts'

export type Change = Endpoint<Endpoint['input'], typeof import('#contracts/orders.ts').Order>
export type ChangeOptions<E extends Change> = {
  /** Whether an order that was read again after a lost answer has the change. */
  isDone: (order: Order, input: InputOf<E> & { id: string }) => boolean
  onChanged: () => void
  onFailed: (error: Error) => void
  /** ms; uploads are slow. */
  timeout?: number
}

/** For idempotent calls that answer the order. */
export function changeOrder<E extends Change>(
  endpoint: E,
  { isDone, onChanged, onFailed, timeout }: ChangeOptions<E>,
) {
  return mutationOptions({
    mutationFn: async (input: InputOf<E> & { id: string }, { client }): Promise<Order> => {
      try {
        return await retryOnce(() => request(endpoint, input, { timeout }))
      } catch (error) {
        if (!isOutcomeUnknown(error)) throw error
        const order = await fetchFresh(client, orderQuery(input.id)).catch(() => null)
        if (order && isDone(order, input)) return order
        throw error
      }
    },
    onMutate: () => sessionChanges,
    onSuccess: (order, { id }, session, { client }) => {
      if (session === sessionChanges) setQueryResponse(client, orderQuery(id).queryKey, order)
      void invalidateQueries(client, { queryKey: orderListsKey })
      onChanged()
    },
    onError: (error, { id }, _result, { client }) => {
      if (isStatus(error, 409)) void invalidateQueries(client, orderQuery(id))
      onFailed(error)
    },
  })
}
