import { Button, TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useSnapshot } from 'valtio'
import { asciiDigits } from '#i18n/digits.ts'
import { trimInvisible } from '#i18n/trim-invisible.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { errorText, isStatus } from '#src/api/errors.ts'
import { toastError } from '#src/api/toast-error.ts'
import { useToastIfLeft } from '#src/api/use-toast-if-left.ts'
import { useSingleMutation } from '#src/api/use-single-mutation.ts'
import { sessionChanges } from '#src/stores/auth.ts'
import { checkout, rebateTyped } from '#src/stores/checkout.ts'
import { rebateKept } from '#src/stores/pending-rebate.ts'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { BidiText } from '#src/ui/BidiText/BidiText.tsx'
import { updateCart } from '../update-cart.ts'
import { useOrderPending } from '../use-order-pending.ts'
import classes from './RebateCode.module.css'

/** Ref of views that replace each other, also by what another device did: the focus in one passes to the next. */
function focusHandover() {
  let hadFocus = false
  return (view: HTMLElement | null) => {
    if (hadFocus) view?.querySelector<HTMLElement>('input, button')?.focus()
    return () => {
      hadFocus = view?.contains(document.activeElement) ?? false
    }
  }
}

/** The code of a link that waits would replace it. */
function onDone() {
  rebateTyped('')
  rebateKept('')
}

export function RebateCode({ code }: { code: string | null }) {
  const { LL } = useI18nContext()
  const texts = LL.checkout.rebateCode
  const { rebateTyped: typed } = useSnapshot(checkout, { sync: true })
  const [isEmpty, setEmpty] = useState(false)
  const [handOver] = useState(focusHandover)
  const setting = useSingleMutation(updateCart('setRebate', { onDone, onRefused: useToastIfLeft() }))
  /** The end of a session has a toast of its own; a guest has to read that the code asks for one. */
  const hasSessionEnded = isStatus(setting.error, 401) && setting.context !== sessionChanges
  const order = useOrderPending()
  const removing = useSingleMutation(updateCart('removeRebate', { onRefused: toastError(LL) }))

  function type(text: string) {
    rebateTyped(text)
    setEmpty(false)
    setting.reset()
  }

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (order.isPendingNow()) return
    const rebateCode = trimInvisible(asciiDigits(typed))
    setEmpty(rebateCode === '')
    if (rebateCode === '') event.currentTarget.querySelector('input')?.focus()
    else setting.mutate({ rebateCode })
  }

  if (code !== null) {
    return (
      <div ref={handOver} className={classes.applied}>
        <p role="status">
          <BidiText text={(shown) => texts.applied({ code: shown })} part={code} />
        </p>
        <Button
          variant="subtle"
          color="var(--accent-text)"
          px={0}
          onClick={() => order.isPendingNow() || removing.mutate({})}
        >
          {texts.remove()}
        </Button>
      </div>
    )
  }
  return (
    <form ref={handOver} onSubmit={apply} noValidate className={classes.form} data-off-paper>
      <TextInput
        name="rebateCode"
        size="md"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        label={texts.label()}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        error={isEmpty ? texts.empty() : !hasSessionEnded && setting.error && errorText(setting.error, LL)}
        errorProps={{ role: 'alert' }}
        className={classes.field}
      />
      <LoadingButton
        type="submit"
        variant="default"
        size="md"
        isBusy={setting.isPending}
        className={classes.apply}
      >
        {texts.apply()}
      </LoadingButton>
    </form>
  )
}
