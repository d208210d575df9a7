import { TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { normalizeMobile } from '#i18n/digits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { errorText } from '#src/api/errors.ts'
import { codeIsUnderWay, entry, screens, showScreen } from '#src/stores/auth.ts'
import { BusyButton } from '#src/ui/BusyButton/BusyButton.tsx'
import { AuthForm } from '../AuthForm/AuthForm.tsx'
import { sendCode } from '../mutations.ts'

/** Between direction marks: the number reads left to right within a Persian sentence. */
const example = '\u206609121234567\u2069'

export function MobileStep() {
  const { LL } = useI18nContext()
  const [refused, setRefused] = useState(false)
  const { mutate, isPending, error } = useMutation(sendCode())

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const mobile = normalizeMobile(String(new FormData(event.currentTarget).get('mobile')))
    setRefused(mobile === null)
    if (!mobile) event.currentTarget.querySelector('input')?.focus()
    else if (codeIsUnderWay(mobile, Date.now())) showScreen(screens.login2tep)
    else mutate(mobile)
  }

  return (
    <AuthForm title={LL.auth.title()} text={LL.auth.mobileHint()} onSubmit={submit}>
      <TextInput
        name="mobile"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        size="md"
        autoFocus
        required
        withAsterisk={false}
        defaultValue={entry.mobile}
        maxLength={40}
        label={LL.auth.mobile()}
        error={refused ? LL.auth.mobileInvalid({ example }) : error && errorText(error, LL)}
      />
      <BusyButton type="submit" size="md" h={48} fullWidth isBusy={isPending}>
        {LL.auth.sendCode()}
      </BusyButton>
    </AuthForm>
  )
}
