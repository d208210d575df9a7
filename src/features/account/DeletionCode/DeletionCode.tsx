import { Button } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isOutcomeUnknown } from '#src/api/idempotency.ts'
import { useToastIfUnmounted } from '#src/api/use-toast-if-unmounted.ts'
import { useSingleMutation } from '#src/api/use-single-mutation.ts'
import { BidiText } from '#src/ui/BidiText/BidiText.tsx'
import { FormError } from '#src/ui/FormError/FormError.tsx'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { useLocalDigits } from '#src/ui/use-local-digits.ts'
import { AuthErrorText } from '../AuthErrorText/AuthErrorText.tsx'
import { CodeField, codeLength } from '../CodeField/CodeField.tsx'
import { Resend } from '../Resend/Resend.tsx'
import { removeAccount } from '../privacy-queries.ts'
import { useCodeRequest } from '../use-code-request.ts'
import type { RequestedCode } from '../use-code-request.ts'
import classes from './DeletionCode.module.css'

type Props = {
  mobile: string
  requested: RequestedCode
  onRequested: (code: RequestedCode) => void
  onDeleted: () => void
  onCancel: () => void
}

/** A full code is not sent by itself: this cannot be undone. */
export function DeletionCode({
  mobile,
  requested: { resendAt, isHeldBack },
  onRequested,
  onDeleted,
  onCancel,
}: Props) {
  const { LL } = useI18nContext()
  const localDigits = useLocalDigits()
  const texts = LL.security.deletion
  const text = isHeldBack ? LL.auth.codeHeldBack : texts.codeText
  const [code, setCode] = useState('')
  const [isShort, setShort] = useState(false)
  const [mayBeDone, setMayBeDone] = useState(false)
  const {
    mutate,
    reset,
    isPending,
    error: refusal,
  } = useSingleMutation({
    ...removeAccount(onDeleted),
    onError: useToastIfUnmounted(),
  })

  const resending = useCodeRequest((next) => {
    type('')
    onRequested(next)
  })

  function type(digits: string) {
    setCode(digits)
    setShort(false)
    reset()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setShort(code.length < codeLength)
    if (code.length < codeLength) event.currentTarget.querySelector('input')?.focus()
    else
      mutate({ code, mayBeDone }, { onError: (failure) => isOutcomeUnknown(failure) && setMayBeDone(true) })
  }

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <p role="status" className={classes.text}>
        <BidiText text={(shown) => text({ mobile: shown })} part={localDigits(mobile)} />
      </p>
      <CodeField
        key={resendAt}
        value={code}
        onChange={type}
        onFull={setCode}
        error={isShort ? LL.auth.codeInvalid() : refusal && <AuthErrorText error={refusal} />}
      />
      {resending.error && (
        <FormError>
          <AuthErrorText error={resending.error} />
        </FormError>
      )}
      <Resend at={resendAt} isBusy={resending.isPending} onResend={() => resending.request(mobile)} />
      <div className={classes.buttons}>
        <LoadingButton type="submit" size="md" color="var(--sale)" c="var(--on-sale)" isBusy={isPending}>
          {texts.confirm()}
        </LoadingButton>
        <Button variant="default" size="md" onClick={() => isPending || onCancel()}>
          {texts.keep()}
        </Button>
      </div>
    </form>
  )
}
