import { queryOptions } from '@tanstack/react-query'
import type { Address } from '#contracts/addresses.ts'
import type { Cart } from '#contracts/cart.ts'
import { choose } from './choices.ts'

/** A basket that has no address gets the member's default, once: who takes it off is not overruled. */
export const presetAddress = ({ uniqueId, addressId }: Cart, addresses: readonly Address[]) =>
  queryOptions({
    queryKey: ['preset-address', uniqueId],
    queryFn: async ({ client }) => {
      const preset = addresses.find(({ isDefault }) => isDefault)
      if (addressId !== null || !preset) return null
      const setting = client.getMutationCache().build(client, choose('setAddress'))
      await setting.execute({ addressId: preset.id }).catch((error: unknown) => console.warn(error))
      return null
    },
    enabled: addresses.length > 0,
    staleTime: Infinity,
    gcTime: Infinity,
  })
