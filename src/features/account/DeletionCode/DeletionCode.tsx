import { Button } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isOutcomeUnknown } from '#src/api/idempotency.ts'
import { useSingleMutation } from '#src/api/use-single-mutation.ts'
import { BidiText } from '#src/ui/BidiText/BidiText.tsx'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { useLocalDigits } from '#src/ui/use-local-digits.ts'
import { AuthErrorText } from '../AuthErrorText/AuthErrorText.tsx'
import { CodeField, codeLength } from '../CodeField/CodeField.tsx'
import { Resend } from '../Resend/Resend.tsx'
import { removeAccount } from '../privacy-queries.ts'
import classes from './DeletionCode.module.css'

type Props = {
  mobile: string
  resend: { at: number; isBusy: boolean; onResend: () => void }
  error: ReactNode
  onDeleted: () => void
  onCancel: () => void
}

/** A full code is not sent by itself: this cannot be undone. */
export function DeletionCode({ mobile, resend, error, onDeleted, onCancel }: Props) {
  const { LL } = useI18nContext()
  const localDigits = useLocalDigits()
  const texts = LL.security.deletion
  const [code, setCode] = useState('')
  const [mayBeDone, setMayBeDone] = useState(false)
  const { mutate, reset, isPending, error: refusal } = useSingleMutation(removeAccount(onDeleted))

  function type(digits: string) {
    setCode(digits)
    reset()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (code.length < codeLength) event.currentTarget.querySelector('input')?.focus()
    else
      mutate({ code, mayBeDone }, { onError: (failure) => isOutcomeUnknown(failure) && setMayBeDone(true) })
  }

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <p role="status" className={classes.text}>
        <BidiText text={(shown) => texts.codeText({ mobile: shown })} part={localDigits(mobile)} />
      </p>
      <CodeField
        key={resend.at}
        value={code}
        onChange={type}
        onFull={setCode}
        error={refusal && <AuthErrorText error={refusal} />}
      />
      {error}
      <Resend {...resend} />
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
