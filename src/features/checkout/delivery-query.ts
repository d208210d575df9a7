import { queryOptions } from '@tanstack/react-query'
import { cartOperations } from '#contracts/cart-operations.ts'
import type { DeliveryMethod } from '#contracts/cart-operations.ts'
import { isStatus } from '#src/api/errors.ts'
import { queryKeys } from '#src/api/query-keys.ts'
import { request } from '#src/api/request.ts'

export const deliveryQuery = (basketId: string | null) =>
  queryOptions({
    queryKey: [...queryKeys.delivery, basketId],
    /** The days that a method promises pass while the basket is open. */
    refetchOnWindowFocus: 'always',
    queryFn: ({ signal, client, queryKey }) =>
      request(cartOperations.getDelivery, { uniqueId: basketId }, { signal }).catch((error: unknown) => {
        const last = client.getQueryData<DeliveryMethod[]>(queryKey)
        /** The cart itself says that it is gone. */
        if (last && isStatus(error, 410)) return last
        throw error
      }),
  })
