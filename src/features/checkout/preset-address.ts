import { queryOptions } from '@tanstack/react-query'
import type { Address } from '#contracts/addresses.ts'
import { checkout } from '#src/stores/checkout.ts'
import { chooseUnasked } from './update-cart.ts'
import { cartQueries } from './cart-queries.ts'

/** A basket that has no address gets the member's default; who has taken it off is not overruled. */
export const presetAddress = (basketId: string | null, addresses: readonly Address[]) =>
  queryOptions({
    queryKey: ['preset-address', basketId],
    queryFn: async ({ client }) => {
      const preset = addresses.find(({ isDefault }) => isDefault)
      if (!preset || checkout.isAddressOff) return null
      const { addressId } = await client.fetchQuery({ ...cartQueries.current(basketId), staleTime: 0 })
      /** Meanwhile it may have been taken off. */
      if (addressId !== null || checkout.isAddressOff) return null
      await chooseUnasked(client, 'setAddress', { addressId: preset.id })
      return null
    },
    enabled: basketId !== null && addresses.length > 0,
    staleTime: Infinity,
    gcTime: Infinity,
  })
