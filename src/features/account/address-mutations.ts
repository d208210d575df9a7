import { mutationOptions } from '@tanstack/react-query'
import { deleteAddress } from '#contracts/addresses.ts'
import { request } from '#src/api/request.ts'
import { addressesQuery } from './address-queries.ts'

/** A basket that was to go there is read again. */
export const removeAddress = () =>
  mutationOptions({
    mutationKey: ['addresses', 'remove'],
    mutationFn: (id: number) => request(deleteAddress, { id }),
    onSuccess: async (_done, _id, _result, { client }) => {
      void client.invalidateQueries({ queryKey: ['cart'] })
      await client.invalidateQueries(addressesQuery())
    },
  })
