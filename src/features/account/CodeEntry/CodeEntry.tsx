import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isStatus } from '#src/api/errors.ts'
import { isOutcomeUnknown } from '#src/api/idempotency.ts'
import { BidiText } from '#src/ui/BidiText/BidiText.tsx'
import { useLocalDigits } from '#src/ui/use-local-digits.ts'
import { AuthError } from '../AuthError/AuthError.tsx'
import { AuthErrorText } from '../AuthErrorText/AuthErrorText.tsx'
import { CodeField, codeLength } from '../CodeField/CodeField.tsx'
import { Resend } from '../Resend/Resend.tsx'
import { useCodeRequest } from '../use-code-request.ts'
import type { RequestedCode } from '../use-code-request.ts'
import classes from './CodeEntry.module.css'

type Props = {
  mobile: string
  requested: RequestedCode
  /** Where the code was sent. */
  text: (texts: { mobile: string }) => string
  /** The code of the last call, and why that call failed. */
  sentCode: string | undefined
  error: Error | null
  onType: () => void
  onSubmit: (code: string) => void
  onFull?: (code: string) => void
  onRequested: (code: RequestedCode) => void
  /** Places the button that requests another code among its own. */
  children: (resend: ReactNode) => ReactNode
}

/** The form for a code that was sent to the mobile; another code can be requested. */
export function CodeEntry(props: Props) {
  const { mobile, requested, text, sentCode, error, onType, onSubmit, onFull, onRequested, children } = props
  const { resendAt, isHeldBack } = requested
  const { LL } = useI18nContext()
  const localDigits = useLocalDigits()
  const [code, setCode] = useState('')
  const [isShort, setShort] = useState(false)
  /** The server may have used it up. */
  const [lostCode, setLostCode] = useState<string>()
  const resending = useCodeRequest((next) => {
    type('')
    if (!next.isHeldBack) setLostCode(undefined)
    onRequested(next)
  })
  const shownText = isHeldBack ? LL.auth.codeHeldBack : text

  if (error && isOutcomeUnknown(error) && lostCode !== sentCode) setLostCode(sentCode)

  function type(digits: string) {
    setCode(digits)
    setShort(false)
    onType()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (code.length === codeLength) return onSubmit(code)
    setShort(true)
    event.currentTarget.querySelector('input')?.focus()
  }

  function errorOfCode() {
    if (isShort) return LL.auth.codeInvalid()
    if (lostCode === sentCode && isStatus(error, 422)) return LL.auth.codeMayBeUsed()
    return error && <AuthErrorText error={error} />
  }

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <p role="status" className={classes.text}>
        <BidiText text={(shown) => shownText({ mobile: shown })} part={localDigits(mobile)} />
      </p>
      <CodeField key={resendAt} value={code} onChange={type} onFull={onFull} error={errorOfCode()} />
      <AuthError error={resending.error} />
      {children(
        <Resend at={resendAt} isBusy={resending.isPending} onResend={() => resending.request(mobile)} />,
      )}
    </form>
  )
}
