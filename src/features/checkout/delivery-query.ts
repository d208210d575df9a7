import { queryOptions } from '@tanstack/react-query'
import { cartOperations } from '#contracts/cart-operations.ts'
import { queryKeys } from '#src/api/query-keys.ts'
import { request } from '#src/api/request.ts'

export const deliveryQuery = (basketId: string | null) =>
  queryOptions({
    queryKey: [...queryKeys.delivery, basketId],
    queryFn: ({ signal }) => request(cartOperations.getDelivery, { uniqueId: basketId }, { signal }),
  })
