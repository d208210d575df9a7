import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Address } from '#contracts/addresses.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { toastError } from '#src/api/toast-error.ts'
import { useSingleMutation } from '#src/api/use-single-mutation.ts'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { focusOnMount } from '#src/ui/focus.ts'
import { BidiText } from '#src/ui/BidiText/BidiText.tsx'
import { useLocalDigits } from '#src/ui/use-local-digits.ts'
import { placeName } from '#src/ui/place-name.ts'
import { IconPencil, IconTrash } from '#src/ui/icons.ts'
import { deleteSavedAddress } from '../address-mutations.ts'
import { passFocusToTitle } from './pass-focus-to-title.ts'
import classes from './AddressCard.module.css'

type Props = {
  address: Address
  takesFocus: boolean
  /** Another address is being edited. */
  isLocked: boolean
  onEdit: () => void
  onRemoved: () => void
}

export function AddressCard({ address, takesFocus, isLocked, onEdit, onRemoved }: Props) {
  const { LL } = useI18nContext()
  const digits = useLocalDigits()
  const texts = LL.account.addressBook
  const { title, recipient, mobile, street, postalCode, isDefault } = address
  const { mutate: remove, isPending: isRemoving } = useSingleMutation({
    ...deleteSavedAddress(onRemoved),
    onError: toastError(LL),
  })
  const [isConfirming, setConfirming] = useState(false)
  const [wasConfirming, setWasConfirming] = useState(false)

  function confirm() {
    setConfirming(true)
    setWasConfirming(true)
  }

  return (
    <article className={classes.card}>
      <header className={classes.header}>
        <h2 className={classes.title}>{title}</h2>
        {isDefault && <span className={classes.badge}>{texts.isDefault()}</span>}
        {!isConfirming && (
          <div className={classes.actions}>
            <button
              type="button"
              ref={takesFocus ? focusOnMount : undefined}
              className="quiet"
              aria-label={texts.edit({ title })}
              disabled={isLocked}
              onClick={onEdit}
            >
              <IconPencil size={20} stroke={1.6} />
            </button>
            <button
              type="button"
              ref={wasConfirming ? focusOnMount : undefined}
              className="quiet"
              aria-label={texts.remove({ title })}
              onClick={confirm}
            >
              <IconTrash size={20} stroke={1.6} />
            </button>
          </div>
        )}
      </header>
      {isConfirming && (
        <div role="group" aria-label={texts.removeAsk({ title })} className={classes.question}>
          <p>{texts.removeAsk({ title })}</p>
          <LoadingButton
            ref={passFocusToTitle}
            size="sm"
            color="var(--sale)"
            c="var(--on-sale)"
            isBusy={isRemoving}
            onClick={() => remove(address.id)}
          >
            {texts.removeYes()}
          </LoadingButton>
          <Button
            ref={focusOnMount}
            size="sm"
            variant="default"
            onClick={() => isRemoving || setConfirming(false)}
          >
            {texts.removeNo()}
          </Button>
        </div>
      )}
      <p>{placeName(address)}</p>
      <p>{street}</p>
      <p className={classes.hint}>
        <BidiText text={(code) => texts.postalCode({ code })} part={digits(postalCode)} />
        {' · '}
        {recipient}
        {' · '}
        <bdi dir="ltr">{digits(mobile)}</bdi>
      </p>
    </article>
  )
}
