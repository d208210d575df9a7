import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { mutationKeys } from '#src/api/mutation-keys.ts'
import { useSnapshot } from 'valtio'
import { asciiDigits } from '#i18n/digits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ApiError, isStatus } from '#src/api/errors.ts'
import { useMutationPending } from '#src/api/use-mutation-pending.ts'
import { loginFlow } from '#src/stores/login-flow.ts'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { BidiText } from '#src/ui/BidiText/BidiText.tsx'
import { useLocalDigits } from '#src/ui/use-local-digits.ts'
import { AuthErrorText } from '../AuthErrorText/AuthErrorText.tsx'
import { AuthForm } from '../AuthForm/AuthForm.tsx'
import { OtherSignInMethods } from '../OtherSignInMethods/OtherSignInMethods.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { signInByPassword } from '../sign-in-mutations.ts'
import classes from './PasswordStep.module.css'

export function PasswordStep() {
  const { LL } = useI18nContext()
  const digits = useLocalDigits()
  const { mobile } = useSnapshot(loginFlow)
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { mutate, reset, error } = useMutation(signInByPassword(LL))
  const { isPending, isPendingNow } = useMutationPending(mutationKeys.login)
  const isRefused =
    error instanceof ApiError && error.messages.length > 0 && error.status < 500 && !isStatus(error, 429)

  function type(typed: string) {
    setPassword(typed)
    setMissing(false)
    if (!isPendingNow()) reset()
  }

  function submit(form: HTMLFormElement) {
    setMissing(password === '')
    if (password === '') form.querySelector<HTMLInputElement>('[autocomplete=current-password]')?.focus()
    else if (!isPendingNow()) mutate(asciiDigits(password))
  }

  function hint() {
    if (isMissing) return LL.auth.passwordMissing()
    if (isRefused) return LL.auth.passwordRefused()
    return error && <AuthErrorText error={error} />
  }

  return (
    <AuthForm
      title={LL.auth.passwordTitle()}
      text={<BidiText text={(shown) => LL.auth.passwordText({ mobile: shown })} part={digits(mobile)} />}
      onSubmit={submit}
    >
      <input type="text" name="username" autoComplete="username" value={mobile} readOnly hidden />
      <PasswordField
        label={LL.auth.password()}
        autoComplete="current-password"
        autoFocus
        value={password}
        onChange={type}
        error={hint()}
      />
      <LoadingButton type="submit" size="md" fullWidth isBusy={isPending}>
        {LL.auth.signIn()}
      </LoadingButton>
      <p className={classes.hint}>{LL.auth.passwordForgotten()}</p>
      <OtherSignInMethods to="code" />
    </AuthForm>
  )
}
