import { mutationOptions } from '@tanstack/react-query'
import { deleteAddress } from '#contracts/addresses.ts'
import { queryKeys } from '#src/api/query-keys.ts'
import { invalidateQueries } from '#src/api/invalidate-queries.ts'
import { ignoreNotFound } from '#src/api/ignore-not-found.ts'
import { request } from '#src/api/request.ts'
import { addressesQuery } from './addresses-query.ts'

export const deleteSavedAddress = (onRemoved: () => void) =>
  mutationOptions({
    mutationKey: ['addresses', 'remove'],
    mutationFn: (id: number) => request(deleteAddress, { id }).catch(ignoreNotFound),
    scope: { id: 'addresses' },
    onSuccess: async (_done, _id, _result, { client }) => {
      void invalidateQueries(client, { queryKey: queryKeys.cart })
      await invalidateQueries(client, addressesQuery())
      onRemoved()
    },
  })
