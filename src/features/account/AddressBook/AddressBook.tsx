import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { Address } from '#contracts/addresses.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { focusOnMount } from '#src/ui/focus.ts'
import { deliveryCity } from '#src/stores/delivery-city.ts'
import { draftChanged, useDraft } from '#src/stores/drafts.ts'
import { formOpened } from '#src/stores/opened-forms.ts'
import { showToast } from '#src/stores/toasts.ts'
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx'
import { useLocalDigits } from '#src/ui/use-local-digits.ts'
import { AddressCard } from '../AddressCard/AddressCard.tsx'
import { passFocusToTitle } from '../AddressCard/pass-focus-to-title.ts'
import classes from './AddressBook.module.css'

type Props = {
  addresses: readonly Address[]
  member: Pick<Address, 'recipient' | 'mobile'>
  form: ReactNode
}

export function AddressBook({ addresses, member, form }: Props) {
  const { LL } = useI18nContext()
  const digits = useLocalDigits()
  const texts = LL.account.addressBook
  const draft = useDraft('address')
  const [focused, setFocused] = useState(draft?.id ?? null)
  const isDraftGone = draft !== null && draft.id !== 0 && !addresses.some(({ id }) => id === draft.id)

  /** Another device removed the address that is edited here: what is typed becomes a new one. */
  useEffect(() => {
    if (isDraftGone) draftChanged('address', { id: 0 })
  }, [isDraftGone])
  if (isDraftGone && focused !== 0) setFocused(0)

  function begin(id: number, parts: Omit<Address, 'id'>) {
    setFocused(id)
    const mobile = digits(parts.mobile)
    const postalCode = digits(parts.postalCode)
    formOpened('address', { ...parts, id, mobile, postalCode })
  }

  function add() {
    const { title: city = '', province = '' } = deliveryCity.city ?? {}
    const empty = { title: '', province, city, street: '', postalCode: '' }
    begin(0, { ...empty, ...member, isDefault: addresses.length === 0 })
  }

  function showRemoved() {
    showToast({ tone: 'success', title: texts.removed() })
    const isLast = addresses.length === 1
    if (isLast) setFocused(0)
  }

  const addButton = (
    <Button
      ref={focused === 0 ? focusOnMount : undefined}
      variant={draft ? 'default' : 'filled'}
      disabled={draft !== null}
      size="md"
      onClick={add}
    >
      {texts.add()}
    </Button>
  )

  if (addresses.length === 0 && !draft) {
    return (
      <EmptyState drawing="thread" title={texts.empty()} text={texts.emptyText()}>
        {addButton}
      </EmptyState>
    )
  }
  return (
    <div className={classes.book}>
      <header className={classes.header}>
        <h1 tabIndex={-1}>{LL.account.addresses()}</h1>
        {draft?.id !== 0 && addButton}
      </header>
      {draft?.id === 0 && <div className={classes.form}>{form}</div>}
      <ul className={classes.list}>
        {addresses.map((address) => (
          <li key={address.id}>
            {draft?.id === address.id ? (
              <div ref={passFocusToTitle} className={classes.form}>
                {form}
              </div>
            ) : (
              <AddressCard
                address={address}
                takesFocus={focused === address.id}
                isLocked={draft !== null}
                onEdit={() => begin(address.id, address)}
                onRemoved={showRemoved}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
