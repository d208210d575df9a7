import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Address } from '#contracts/addresses.ts'
import { invalidateQueries } from '#src/api/invalidate-queries.ts'
import { queryKeys } from '#src/api/query-keys.ts'

/** Another tab changed an address: the cart may have lost it, and the delivery methods depend on its city. */
export function useRefetchedCart(addresses: readonly Address[]) {
  const client = useQueryClient()
  const known = useRef(addresses)
  useEffect(() => {
    if (known.current === addresses) return
    known.current = addresses
    void invalidateQueries(client, { queryKey: queryKeys.cart })
  }, [client, addresses])
}
