import { mutationOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Address } from '#contracts/addresses.ts'
import type { Cart } from '#contracts/cart.ts'
import { mutationKeys } from '#src/api/mutation-keys.ts'
import { withLock } from '#src/api/with-lock.ts'
import { checkout } from '#src/stores/checkout.ts'
import { cartQueries } from './cart-queries.ts'
import { deliveryQuery } from './delivery-query.ts'
import { updateCart } from './update-cart.ts'

type LoadAddresses = () => Promise<readonly Address[]>

const fetchCart = (client: QueryClient, basketId: string | null) =>
  client.fetchQuery({ ...cartQueries.current(basketId), staleTime: 0 })

/** The shopper's choice is on its way: what the cart says is older. */
const isBeingSet = (client: QueryClient, name: 'setDelivery' | 'setAddress') =>
  client.isMutating({ mutationKey: updateCart(name).mutationKey }) > 0

/** Sets the first delivery method; the lock keeps two tabs from setting it twice. */
async function applyDelivery(client: QueryClient, basketId: string | null) {
  const [first] = await client.fetchQuery({ ...deliveryQuery(basketId), staleTime: Infinity })
  if (!first) return
  await withLock('delivery', async () => {
    const { deliveryId } = await fetchCart(client, basketId)
    if (deliveryId !== null || isBeingSet(client, 'setDelivery')) return
    await client.getMutationCache().build(client, updateCart('setDelivery')).execute({ deliveryId: first.id })
  })
}

async function applyAddress(client: QueryClient, basketId: string | null, loadAddresses: LoadAddresses) {
  const preset = (await loadAddresses()).find(({ isDefault }) => isDefault)
  if (!preset || checkout.isAddressOff) return
  const { addressId } = await fetchCart(client, basketId)
  if (addressId !== null || checkout.isAddressOff || isBeingSet(client, 'setAddress')) return
  await client.getMutationCache().build(client, updateCart('setAddress')).execute({ addressId: preset.id })
}

const mutation = (loadAddresses?: LoadAddresses) =>
  mutationOptions({
    mutationKey: mutationKeys.applyDefaults,
    mutationFn: ({ uniqueId, deliveryId, addressId }: Cart, { client }) =>
      Promise.allSettled([
        deliveryId === null && applyDelivery(client, uniqueId),
        addressId === null && loadAddresses && applyAddress(client, uniqueId, loadAddresses),
      ]),
  })

/** Sets delivery and address once. Failures are ignored here: `MutationCache` reports them, and the choices stay open. */
export async function applyDefaults(client: QueryClient, cart: Cart, loadAddresses?: LoadAddresses) {
  await client.getMutationCache().build(client, mutation(loadAddresses)).execute(cart)
}

export function useCartDefaults(cart: Cart, loadAddresses?: LoadAddresses) {
  const client = useQueryClient()
  const apply = useEffectEvent(() => void applyDefaults(client, cart, loadAddresses))
  const isMember = loadAddresses !== undefined
  const isIncomplete = cart.deliveryId === null || (isMember && cart.addressId === null)
  const needsDefaults = isIncomplete && cart.cartItems.length > 0
  const delivery = useQuery({ ...deliveryQuery(cart.uniqueId), enabled: needsDefaults })
  /** The first attempt ended with the failure. */
  const isRecovered = delivery.isSuccess && delivery.errorUpdateCount > 0
  const hasNone = delivery.data?.length === 0
  const occasion = `${isMember} ${cart.uniqueId} ${isRecovered} ${hasNone}`
  useEffect(() => {
    if (needsDefaults && occasion) apply()
  }, [needsDefaults, occasion])
}
