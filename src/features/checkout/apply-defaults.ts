import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Address } from '#contracts/addresses.ts'
import type { Cart } from '#contracts/cart.ts'
import { mutationKeys } from '#src/api/mutation-keys.ts'
import { withLock } from '#src/api/with-lock.ts'
import { checkout } from '#src/stores/checkout.ts'
import { cartQueries } from './cart-queries.ts'
import { deliveryQuery } from './delivery-query.ts'
import { isBeingSet, updateCart } from './update-cart.ts'

type LoadAddresses = () => Promise<readonly Address[]>

const fetchCart = (client: QueryClient, basketId: string | null) =>
  client.fetchQuery({ ...cartQueries.current(basketId), staleTime: 0 })

/** Sets the first delivery method; the lock keeps two tabs from setting it twice. */
async function applyDelivery(client: QueryClient, basketId: string | null) {
  const [first] = await client.fetchQuery({ ...deliveryQuery(basketId), staleTime: Infinity })
  if (!first) return
  await withLock('delivery', async () => {
    const { deliveryId } = await fetchCart(client, basketId)
    if (deliveryId !== null || isBeingSet(client, 'setDelivery')) return
    const update = updateCart('setDelivery')
    /** Tells it from the shopper's own choice, after whose failure the default is set: its own would repeat forever. */
    const mutationKey = [...update.mutationKey!, 'default']
    await client
      .getMutationCache()
      .build(client, { ...update, mutationKey })
      .execute({ deliveryId: first.id })
  })
}

async function applyAddress(client: QueryClient, basketId: string | null, loadAddresses: LoadAddresses) {
  const preset = (await loadAddresses()).find(({ isDefault }) => isDefault)
  if (!preset || checkout.isAddressOff) return
  const { addressId } = await fetchCart(client, basketId)
  if (addressId !== null || checkout.isAddressOff || isBeingSet(client, 'setAddress')) return
  await client.getMutationCache().build(client, updateCart('setAddress')).execute({ addressId: preset.id })
}

/** Failures are ignored here: `MutationCache` reports them, and the choice stays open. */
async function applyDefault(client: QueryClient, apply: () => Promise<void>) {
  const mutation = {
    mutationKey: mutationKeys.applyDefaults,
    mutationFn: () => apply().catch(() => {}),
  }
  await client.getMutationCache().build(client, mutation).execute(undefined)
}

export const setDefaultDelivery = (client: QueryClient, basketId: string | null) =>
  applyDefault(client, () => applyDelivery(client, basketId))

export const setDefaultAddress = (
  client: QueryClient,
  basketId: string | null,
  loadAddresses: LoadAddresses,
) => applyDefault(client, () => applyAddress(client, basketId, loadAddresses))

/** Sets the address once, and the delivery each time that it is missing: the server drops a method that does not go to the address. */
export function useCartDefaults(
  { uniqueId, deliveryId, addressId, cartItems }: Cart,
  loadAddresses?: LoadAddresses,
) {
  const client = useQueryClient()
  const setDelivery = useEffectEvent(() => void setDefaultDelivery(client, uniqueId))
  const setAddress = useEffectEvent(
    () => loadAddresses && void setDefaultAddress(client, uniqueId, loadAddresses),
  )
  const hasLines = cartItems.length > 0
  const isBeingChosen = useIsMutating({ mutationKey: updateCart('setDelivery').mutationKey, exact: true }) > 0
  const needsDelivery = hasLines && deliveryId === null && !isBeingChosen
  const needsAddress = hasLines && addressId === null && loadAddresses !== undefined
  const delivery = useQuery({ ...deliveryQuery(uniqueId), enabled: needsDelivery })
  /** The first attempt ended with the failure. */
  const isRecovered = delivery.isSuccess && delivery.errorUpdateCount > 0
  const hasNone = delivery.data?.length === 0
  const occasion = `${uniqueId} ${isRecovered} ${hasNone}`
  useEffect(() => {
    if (needsDelivery && occasion) setDelivery()
  }, [needsDelivery, occasion])
  useEffect(() => {
    if (needsAddress && uniqueId) setAddress()
  }, [needsAddress, uniqueId])
}
