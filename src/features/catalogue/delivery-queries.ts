import { queryOptions } from '@tanstack/react-query'
import { deliveryCities, deliveryEstimate } from '#contracts/delivery.ts'
import { request } from '#src/api/request.ts'

const cityKey = ['delivery-cities']

export const deliveryQueries = {
  cities: () =>
    queryOptions({
      queryKey: cityKey,
      queryFn: ({ signal }) => request(deliveryCities, {}, { signal }),
      staleTime: 60 * 60_000,
    }),
  estimate: (cityId: number, productItemId: number) =>
    queryOptions({
      queryKey: [...cityKey, 'estimate', cityId, productItemId],
      queryFn: ({ signal }) => request(deliveryEstimate, { cityId, productItemId }, { signal }),
    }),
}
