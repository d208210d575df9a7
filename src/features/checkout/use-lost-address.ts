import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Cart } from '#contracts/cart.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { addressRemoved, checkout } from '#src/stores/checkout.ts'
import { showToast } from '#src/stores/toasts.ts'
import { isBeingSet } from './update-cart.ts'

/** Another tab or device took the address away: the default would send the goods elsewhere unasked. */
export function useLostAddress({ uniqueId, addressId }: Cart) {
  const { LL } = useI18nContext()
  const client = useQueryClient()
  const cartWithAddress = useRef<string | null>(null)
  const leaveOpen = useEffectEvent(() => {
    if (checkout.isAddressOff || isBeingSet(client, 'setAddress')) return
    addressRemoved(true)
    showToast({ tone: 'info', title: LL.checkout.addressNeeded() })
  })
  useEffect(() => {
    if (addressId !== null) cartWithAddress.current = uniqueId
    else if (uniqueId !== null && cartWithAddress.current === uniqueId) leaveOpen()
  }, [uniqueId, addressId])
}
