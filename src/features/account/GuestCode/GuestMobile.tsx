import { TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { normalizeMobile } from '#i18n/digits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { focusFieldOnMount } from '#src/ui/focus.ts'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { AuthErrorText } from '../AuthErrorText/AuthErrorText.tsx'
import { useCodeRequest } from '../use-code-request.ts'
import type { RequestedCode } from '../use-code-request.ts'
import classes from '../CodeEntry/CodeEntry.module.css'

type Props = {
  typed: string
  takesFocus: boolean
  onType: (typed: string) => void
  canContinue: () => boolean
  onRequested: (code: RequestedCode) => void
}

export function GuestMobile({ typed, takesFocus, onType, canContinue, onRequested }: Props) {
  const { LL } = useI18nContext()
  const [isSubmitted, setSubmitted] = useState(false)
  const { request, isPending, error } = useCodeRequest(onRequested)
  const mobile = normalizeMobile(typed)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSubmitted(true)
    if (!canContinue()) return
    if (mobile) request(mobile)
    else event.currentTarget.querySelector('input')?.focus()
  }

  return (
    <form
      ref={takesFocus ? focusFieldOnMount : undefined}
      className={classes.form}
      onSubmit={submit}
      noValidate
    >
      <TextInput
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        size="md"
        maxLength={40}
        label={LL.auth.mobile()}
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        errorProps={{ role: 'alert' }}
        error={isSubmitted && !mobile ? LL.auth.mobileInvalid() : error && <AuthErrorText error={error} />}
      />
      <LoadingButton type="submit" size="md" fullWidth isBusy={isPending}>
        {LL.auth.sendCode()}
      </LoadingButton>
    </form>
  )
}
