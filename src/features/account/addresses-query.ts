import { queryOptions } from '@tanstack/react-query'
import { addresses } from '#contracts/addresses.ts'
import { request } from '#src/api/request.ts'

export const addressesQuery = () =>
  queryOptions({
    queryKey: ['addresses'],
    queryFn: ({ signal }) => request(addresses, {}, { signal }),
    /** Another device may have edited the address that an order goes to. */
    refetchOnWindowFocus: 'always',
  })
