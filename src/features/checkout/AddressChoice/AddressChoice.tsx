import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Address } from '#contracts/addresses.ts'
import type { Cart } from '#contracts/cart.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { toastError } from '#src/api/toast-error.ts'
import { takeAddedAddress } from '#src/stores/added-address.ts'
import { addressRemoved } from '#src/stores/checkout.ts'
import { ChoiceCards } from '#src/ui/ChoiceCards/ChoiceCards.tsx'
import { updateCart } from '../update-cart.ts'
import { useLostAddress } from '../use-lost-address.ts'
import { useOptimisticChoice } from '../use-optimistic-choice.ts'
import { useOrderPending } from '../use-order-pending.ts'
import { useRefetchedCart } from '../use-refetched-cart.ts'
import { placeName } from '#src/ui/place-name.ts'
import classes from './AddressChoice.module.css'

declare module '@tanstack/react-router' {
  interface HistoryState {
    isFromBasket?: boolean
  }
}

type Props = { addresses: readonly Address[]; cart: Cart }

export function AddressChoice({ addresses, cart }: Props) {
  const { LL } = useI18nContext()
  const place = useRef<HTMLDivElement>(null)
  const setting = useMutation(updateCart('setAddress', { onRefused: toastError(LL) }))
  const removing = useMutation(updateCart('removeAddress', { onRefused: toastError(LL) }))
  const order = useOrderPending()
  useLostAddress(cart)
  useRefetchedCart(addresses)
  const { shown, pick } = useOptimisticChoice('address', cart.addressId, (id: number | null) => {
    addressRemoved(id === null)
    return id === null ? removing.mutateAsync({}) : setting.mutateAsync({ addressId: id })
  })

  const pickAdded = useEffectEvent(() => {
    const id = takeAddedAddress()
    if (id !== null) pick(id)
  })
  useEffect(() => pickAdded(), [])

  /** Moves the focus, since the button is removed with the address. */
  function remove() {
    if (order.isPendingNow()) return
    place.current?.querySelector('input')?.focus()
    pick(null)
  }

  return (
    <div ref={place} className={classes.choice}>
      {addresses.length === 0 ? (
        <p>{LL.checkout.addressNone()}</p>
      ) : (
        <ChoiceCards
          name="address"
          title={LL.checkout.addressTitle()}
          value={String(shown)}
          choices={addresses.map((address) => ({
            value: String(address.id),
            title: address.title,
            text: `${placeName(address)} · ${address.street} · ${address.recipient}`,
          }))}
          onChange={(id) => pick(Number(id))}
        />
      )}
      <div className={classes.actions}>
        <Link to="/profile/addresses" state={{ isFromBasket: true }} className={classes.link}>
          {LL.checkout.addressEdit()}
        </Link>
        {addresses.length > 0 && (
          <Button
            variant="subtle"
            color="var(--ink-2)"
            px={0}
            className={shown === null ? classes.away : undefined}
            onClick={remove}
          >
            {LL.checkout.addressRemove()}
          </Button>
        )}
      </div>
    </div>
  )
}
