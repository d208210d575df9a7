import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Address } from '#contracts/addresses.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { toastError } from '#src/api/toast-error.ts'
import { ChoiceCards } from '#src/ui/ChoiceCards/ChoiceCards.tsx'
import { choose } from '../choices.ts'
import classes from './AddressChoice.module.css'

type Props = { addresses: readonly Address[]; addressId: number | null }

/** Where a member's goods go. Addresses are written on a page of their own. */
export function AddressChoice({ addresses, addressId }: Props) {
  const { LL } = useI18nContext()
  const { mutate } = useMutation(choose('setAddress'))
  const [picked, setPicked] = useState<number | null>(null)

  /** Shown as chosen at once; the cart says in the end. */
  function pick(value: string) {
    const id = Number(value)
    setPicked(id)
    mutate({ addressId: id }, { onError: toastError(LL), onSettled: () => setPicked(null) })
  }

  return (
    <div className={classes.choice}>
      {addresses.length === 0 ? (
        <p>{LL.checkout.addressNone()}</p>
      ) : (
        <ChoiceCards
          name="address"
          title={LL.checkout.addressTitle()}
          value={String(picked ?? addressId)}
          choices={addresses.map(({ id, title, province, city, street, recipient }) => ({
            value: String(id),
            title,
            text: `${province} · ${city} · ${street} · ${recipient}`,
          }))}
          onChange={pick}
        />
      )}
      <Link to="/profile/addresses" className={classes.link}>
        {LL.checkout.addressEdit()}
      </Link>
    </div>
  )
}
