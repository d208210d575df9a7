import { Button, TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useSnapshot } from 'valtio'
import { digitsOnly } from '#i18n/digits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { errorText } from '#src/api/errors.ts'
import { entry, screens, showScreen } from '#src/stores/auth.ts'
import { WithLtr } from '#src/ui/WithLtr/WithLtr.tsx'
import { BusyButton } from '#src/ui/BusyButton/BusyButton.tsx'
import { AuthForm } from '../AuthForm/AuthForm.tsx'
import { Resend } from '../Resend/Resend.tsx'
import { sendCode, signIn } from '../mutations.ts'
import classes from './CodeStep.module.css'

const codeLength = 5

type Props = { onSignedIn: () => void; onCode: (code: string) => void }

/** Takes the digits of all three scripts, and submits itself when full. */
export function CodeStep({ onSignedIn, onCode }: Props) {
  const { LL } = useI18nContext()
  const { mobile, resendAt } = useSnapshot(entry)
  const [code, setCode] = useState('')
  const [refused, setRefused] = useState(false)
  const signing = useMutation(signIn(onSignedIn))
  const resending = useMutation(sendCode())
  const error = signing.error ?? resending.error

  function send(digits: string) {
    setRefused(digits.length !== codeLength)
    if (digits.length !== codeLength || signing.isPending) return
    onCode(digits)
    signing.mutate(digits)
  }

  function type(text: string) {
    const digits = digitsOnly(text).slice(0, codeLength)
    setCode(digits)
    if (digits.length === codeLength && digits !== code) send(digits)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    send(code)
  }

  return (
    <AuthForm
      title={LL.auth.codeTitle()}
      text={<WithLtr text={(shown) => LL.auth.codeSent({ mobile: shown })} part={mobile} />}
      onSubmit={submit}
    >
      <TextInput
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        size="lg"
        autoFocus
        label={LL.auth.code()}
        value={code}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        error={refused ? LL.auth.codeInvalid() : error && errorText(error, LL)}
        classNames={{ input: classes.code }}
      />
      <BusyButton type="submit" size="md" h={48} fullWidth isBusy={signing.isPending}>
        {LL.auth.signIn()}
      </BusyButton>
      <div className={classes.foot}>
        <Button variant="subtle" color="var(--ink)" h={44} onClick={() => showScreen(screens.login)}>
          {LL.auth.changeMobile()}
        </Button>
        <Resend at={resendAt} loading={resending.isPending} onResend={() => resending.mutate(mobile)} />
      </div>
    </AuthForm>
  )
}
