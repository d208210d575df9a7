import { Button, TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { normalizeMobile } from '#i18n/digits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isStatus, retryAtOf } from '#src/api/errors.ts'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { BidiText } from '#src/ui/BidiText/BidiText.tsx'
import { useLocalDigits } from '#src/ui/use-local-digits.ts'
import { AuthErrorText } from '../AuthErrorText/AuthErrorText.tsx'
import { CodeField, codeLength } from '../CodeField/CodeField.tsx'
import { Resend } from '../Resend/Resend.tsx'
import { requestOwnCode } from '../sign-in-mutations.ts'
import classes from './GuestCode.module.css'

type Props = {
  /** Label of the button that sends the code. */
  submit: string
  isBusy: boolean
  /** Of what was sent with the code. */
  error: Error | null
  /** False keeps the form where it is. */
  canContinue?: () => boolean
  onType: () => void
  onCode: (guest: { mobile: string; code: string }) => void
}

/** A mobile, then the code that was sent to it: for guests who do something without an account. */
export function GuestCode({ submit, isBusy, error, canContinue = () => true, onType, onCode }: Props) {
  const { LL } = useI18nContext()
  const localDigits = useLocalDigits()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<'mobile' | 'code' | null>(null)
  const [resendAt, setResendAt] = useState<number | null>(null)
  const [code, setCode] = useState('')
  const requesting = useMutation(requestOwnCode())
  const mobile = normalizeMobile(typed)

  function requestCode() {
    if (!mobile || requesting.isPending) return
    const showCode = (at: number) => {
      type('')
      setResendAt(at)
    }
    /** On a 429 the previous code is still valid. */
    const onError = (failure: Error) => isStatus(failure, 429) && showCode(retryAtOf(failure) ?? 0)
    requesting.mutate(mobile, { onSuccess: showCode, onError })
  }

  function submitMobile(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setProblem(mobile ? null : 'mobile')
    if (!mobile) event.currentTarget.querySelector('input')?.focus()
    else if (canContinue()) requestCode()
  }

  function type(digits: string) {
    setCode(digits)
    setProblem(null)
    if (!isBusy) onType()
  }

  function send(digits: string) {
    if (mobile && !isBusy && canContinue()) onCode({ mobile, code: digits })
  }

  function submitCode(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (code.length === codeLength) return send(code)
    setProblem('code')
    event.currentTarget.querySelector('input')?.focus()
  }

  function changeMobile() {
    setResendAt(null)
    requesting.reset()
    type('')
  }

  if (resendAt === null) {
    return (
      <form className={classes.form} onSubmit={submitMobile} noValidate>
        <TextInput
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          size="md"
          maxLength={40}
          label={LL.auth.mobile()}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          errorProps={{ role: 'alert' }}
          error={
            problem === 'mobile'
              ? LL.auth.mobileInvalid()
              : requesting.error && <AuthErrorText error={requesting.error} />
          }
        />
        <LoadingButton type="submit" size="md" h={48} fullWidth isBusy={requesting.isPending}>
          {LL.auth.sendCode()}
        </LoadingButton>
      </form>
    )
  }
  return (
    <form className={classes.form} onSubmit={submitCode} noValidate>
      <p role="status" className={classes.text}>
        <BidiText text={(shown) => LL.auth.codeSent({ mobile: shown })} part={localDigits(mobile ?? '')} />
      </p>
      <CodeField
        key={resendAt}
        value={code}
        onChange={type}
        onFull={send}
        error={problem === 'code' ? LL.auth.codeInvalid() : error && <AuthErrorText error={error} />}
      />
      <LoadingButton type="submit" size="md" h={48} fullWidth isBusy={isBusy}>
        {submit}
      </LoadingButton>
      <div className={classes.buttons}>
        <Resend at={resendAt} isBusy={requesting.isPending} onResend={requestCode} />
        <Button variant="subtle" color="var(--accent-text)" h={44} onClick={changeMobile}>
          {LL.auth.changeMobile()}
        </Button>
      </div>
    </form>
  )
}
