import { Button } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { BidiText } from '#src/ui/BidiText/BidiText.tsx'
import { useLocalDigits } from '#src/ui/use-local-digits.ts'
import { AuthErrorText } from '../AuthErrorText/AuthErrorText.tsx'
import { CodeField, codeLength } from '../CodeField/CodeField.tsx'
import { Resend } from '../Resend/Resend.tsx'
import type { GuestCodeProps } from './GuestCode.tsx'
import { useCodeRequest } from '../use-code-request.ts'
import type { RequestedCode } from '../use-code-request.ts'
import classes from './GuestCode.module.css'

type Props = Required<GuestCodeProps> & {
  mobile: string
  requested: RequestedCode
  onRequested: (code: RequestedCode) => void
  onChangeMobile: () => void
}

export function GuestCodeEntry({
  mobile,
  requested: { resendAt, isHeldBack },
  submit,
  isBusy,
  error,
  canContinue,
  onType,
  onCode,
  onRequested,
  onChangeMobile,
}: Props) {
  const { LL } = useI18nContext()
  const localDigits = useLocalDigits()
  const text = isHeldBack ? LL.auth.codeHeldBack : LL.auth.codeSent
  const [code, setCode] = useState('')
  const [isShort, setShort] = useState(false)
  const resending = useCodeRequest((next) => {
    type('')
    onRequested(next)
  })

  function type(digits: string) {
    setCode(digits)
    setShort(false)
    onType()
  }

  function send(digits: string) {
    if (canContinue()) onCode({ mobile, code: digits })
  }

  function submitCode(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (code.length === codeLength) return send(code)
    setShort(true)
    event.currentTarget.querySelector('input')?.focus()
  }

  return (
    <form className={classes.form} onSubmit={submitCode} noValidate>
      <p role="status" className={classes.text}>
        <BidiText text={(shown) => text({ mobile: shown })} part={localDigits(mobile)} />
      </p>
      <CodeField
        key={resendAt}
        value={code}
        onChange={type}
        onFull={send}
        error={isShort ? LL.auth.codeInvalid() : error && <AuthErrorText error={error} />}
      />
      <LoadingButton type="submit" size="md" fullWidth isBusy={isBusy}>
        {submit}
      </LoadingButton>
      <div className={classes.buttons}>
        <Resend at={resendAt} isBusy={resending.isPending} onResend={() => resending.request(mobile)} />
        <Button variant="subtle" color="var(--accent-text)" onClick={onChangeMobile}>
          {LL.auth.changeMobile()}
        </Button>
      </div>
    </form>
  )
}
