import { TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { errorText } from '#src/api/errors.ts'
import { BusyButton } from '#src/ui/BusyButton/BusyButton.tsx'
import { AuthForm } from '../AuthForm/AuthForm.tsx'
import { createAccount } from '../mutations.ts'

type Props = { code: string; onSignedIn: () => void }

const longEnough = (name: string) => name.length >= 2

export function RegisterStep({ code, onSignedIn }: Props) {
  const { LL } = useI18nContext()
  const [tried, setTried] = useState(false)
  const [name, setName] = useState({ firstName: '', lastName: '' })
  const { mutate, isPending, error } = useMutation(createAccount(onSignedIn))

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    const form = { firstName: name.firstName.trim(), lastName: name.lastName.trim() }
    if (Object.values(form).every(longEnough)) mutate({ code, ...form })
  }

  const field = (key: keyof typeof name, label: string, autoComplete: string) => (
    <TextInput
      name={key}
      size="md"
      label={label}
      autoComplete={autoComplete}
      autoFocus={key === 'firstName'}
      maxLength={60}
      value={name[key]}
      onChange={({ currentTarget: { value } }) => setName((known) => ({ ...known, [key]: value }))}
      error={tried && !longEnough(name[key].trim()) && LL.auth.nameInvalid()}
    />
  )

  return (
    <AuthForm title={LL.auth.registerTitle()} text={LL.auth.registerText()} onSubmit={submit}>
      {field('firstName', LL.auth.firstName(), 'given-name')}
      {field('lastName', LL.auth.lastName(), 'family-name')}
      {error && <p role="alert">{errorText(error, LL)}</p>}
      <BusyButton type="submit" size="md" h={48} fullWidth isBusy={isPending}>
        {LL.auth.register()}
      </BusyButton>
    </AuthForm>
  )
}
