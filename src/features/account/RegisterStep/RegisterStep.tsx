import { TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { register } from '#contracts/auth.ts'
import { asciiDigits, persianLetters } from '#i18n/digits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { trimInvisible } from '#i18n/trim-invisible.ts'
import { useSingleMutation } from '#src/api/use-single-mutation.ts'
import { loginFlow } from '#src/stores/login-flow.ts'
import { continueWithCode, nameTyped } from '#src/stores/login-steps.ts'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { focusFirstInvalid } from '#src/ui/focus-first-invalid.ts'
import { AuthError } from '../AuthError/AuthError.tsx'
import { AuthForm } from '../AuthForm/AuthForm.tsx'
import { NewPasswordField } from '../NewPasswordField/NewPasswordField.tsx'
import { createAccount, resendCode } from '../sign-in-mutations.ts'

type Props = { code: string }
type Name = 'firstName' | 'lastName'

/** The store keeps the name, since the code may expire before the form is sent; the password is not kept. */
export function RegisterStep({ code }: Props) {
  const { LL } = useI18nContext()
  const { mobile, firstName, lastName } = useSnapshot(loginFlow, { sync: true })
  const [password, setPassword] = useState('')
  const [wasSubmitted, setSubmitted] = useState(false)
  const { mutate, isPending, error } = useSingleMutation(createAccount(LL))

  const resending = useMutation(resendCode())

  const form = {
    mobile,
    code,
    firstName: trimInvisible(persianLetters(firstName)),
    lastName: trimInvisible(persianLetters(lastName)),
    ...(password === '' ? {} : { password: asciiDigits(password) }),
  }
  const parsed = register.input.safeParse(form)
  const invalidFields = new Set(wasSubmitted ? parsed.error?.issues.map(({ path }) => path[0]) : [])

  function submit(element: HTMLFormElement) {
    focusFirstInvalid(element, () => setSubmitted(true))
    if (parsed.success) mutate(form)
  }

  const nameField = (key: Name, value: string, label: string, autoComplete: string) => (
    <TextInput
      name={key}
      size="md"
      label={label}
      autoComplete={autoComplete}
      autoFocus={key === 'firstName'}
      required
      withAsterisk={false}
      maxLength={60}
      value={value}
      onChange={({ currentTarget }) => nameTyped({ [key]: currentTarget.value })}
      error={invalidFields.has(key) && LL.auth.nameInvalid()}
    />
  )

  return (
    <AuthForm title={LL.auth.registerTitle()} text={LL.auth.registerText()} onSubmit={submit}>
      {nameField('firstName', firstName, LL.auth.firstName(), 'given-name')}
      {nameField('lastName', lastName, LL.auth.lastName(), 'family-name')}
      <input type="text" name="username" autoComplete="username" value={mobile} readOnly hidden />
      <NewPasswordField
        label={LL.auth.passwordOptional()}
        value={password}
        onChange={setPassword}
        isInvalid={invalidFields.has('password')}
      />
      <AuthError
        error={error}
        action={
          <LoadingButton
            variant="subtle"
            color="var(--accent-text)"
            isBusy={resending.isPending}
            onClick={() => resending.mutate(mobile, { onSettled: continueWithCode })}
          >
            {LL.auth.newCode()}
          </LoadingButton>
        }
      />
      <LoadingButton type="submit" size="md" fullWidth isBusy={isPending}>
        {LL.auth.register()}
      </LoadingButton>
    </AuthForm>
  )
}
