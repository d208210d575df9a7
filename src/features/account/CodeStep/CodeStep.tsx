import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { mutationKeys } from '#src/api/mutation-keys.ts'
import { useMutationPending } from '#src/api/use-mutation-pending.ts'
import { useSnapshot } from 'valtio'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { loginFlow } from '#src/stores/login-flow.ts'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { BidiText } from '#src/ui/BidiText/BidiText.tsx'
import { useLocalDigits } from '#src/ui/use-local-digits.ts'
import { AuthErrorText } from '../AuthErrorText/AuthErrorText.tsx'
import { AuthForm } from '../AuthForm/AuthForm.tsx'
import { CodeField, codeLength } from '../CodeField/CodeField.tsx'
import { OtherSignInMethods } from '../OtherSignInMethods/OtherSignInMethods.tsx'
import { Resend } from '../Resend/Resend.tsx'
import { resendCode, signInByCode } from '../sign-in-mutations.ts'

type Props = { onCode: (code: string) => void }

export function CodeStep({ onCode }: Props) {
  const { LL } = useI18nContext()
  const localDigits = useLocalDigits()
  const { mobile, isCodeSent, resendAt } = useSnapshot(loginFlow)
  const textId = useId()
  const [code, setCode] = useState('')
  const [isShort, setShort] = useState(false)
  const signing = useMutation(signInByCode(LL))
  const { isPending, isPendingNow } = useMutationPending(mutationKeys.login)
  const resending = useMutation(resendCode())
  const text = isCodeSent ? LL.auth.codeSent : resendAt > 0 ? LL.auth.codeHeldBack : LL.auth.codeNotSent

  function type(digits: string) {
    setCode(digits)
    setShort(false)
    if (!isPendingNow()) signing.reset()
  }

  function send(digits: string) {
    if (isPendingNow()) return
    onCode(digits)
    signing.mutate(digits)
  }

  function submit(form: HTMLFormElement) {
    if (code.length === codeLength) return send(code)
    setShort(true)
    form.querySelector('input')?.focus()
  }

  function resend() {
    type('')
    resending.mutate(mobile)
  }

  return (
    <AuthForm
      title={LL.auth.codeTitle()}
      text={<BidiText text={(shown) => text({ mobile: shown })} part={localDigits(mobile)} />}
      textId={textId}
      onSubmit={submit}
    >
      {/* The key remounts it for a new code: `autoFocus` and WebOTP start again. */}
      <CodeField
        key={resendAt}
        describedBy={textId}
        value={code}
        error={isShort ? LL.auth.codeInvalid() : signing.error && <AuthErrorText error={signing.error} />}
        onChange={type}
        onFull={send}
      />
      <LoadingButton type="submit" size="md" fullWidth isBusy={isPending}>
        {LL.auth.signIn()}
      </LoadingButton>
      <Resend at={resendAt} isBusy={resending.isPending} onResend={resend} />
      <OtherSignInMethods to="password" />
    </AuthForm>
  )
}
