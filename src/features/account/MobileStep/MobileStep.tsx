import { TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { mutationKeys } from '#src/api/mutation-keys.ts'
import { useMutationPending } from '#src/api/use-mutation-pending.ts'
import { useSnapshot } from 'valtio'
import { normalizeMobile } from '#i18n/digits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { auth } from '#src/stores/auth.ts'
import { draftChanged, drafts } from '#src/stores/drafts.ts'
import { loginFlow } from '#src/stores/login-flow.ts'
import { hasPendingCode, continueWithCode } from '#src/stores/login-steps.ts'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { PrivacyNote } from '#src/ui/PrivacyNote/PrivacyNote.tsx'
import { useLocalDigits } from '#src/ui/use-local-digits.ts'
import { AuthErrorText } from '../AuthErrorText/AuthErrorText.tsx'
import { AuthForm } from '../AuthForm/AuthForm.tsx'
import { enterMobile } from '../sign-in-mutations.ts'

export function MobileStep() {
  const { LL } = useI18nContext()
  const digits = useLocalDigits()
  const { hasExpired } = useSnapshot(auth)
  const [isRefused, setRefused] = useState(false)
  const { mutate, error } = useMutation(enterMobile())
  const { isPending, isPendingNow } = useMutationPending(mutationKeys.enterMobile)

  function submit(form: HTMLFormElement) {
    if (isPendingNow()) return
    const mobile = normalizeMobile(String(new FormData(form).get('mobile')))
    setRefused(mobile === null)
    if (!mobile) form.querySelector('input')?.focus()
    else if (hasPendingCode(mobile, Date.now())) continueWithCode()
    else mutate(mobile)
  }

  return (
    <AuthForm
      title={LL.auth.title()}
      text={LL.auth.mobileHint()}
      notice={navigator.cookieEnabled ? hasExpired && LL.auth.sessionEnded() : LL.auth.cookiesOff()}
      onSubmit={submit}
    >
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
        readOnly={isPending}
        defaultValue={drafts.signIn.mobile || digits(loginFlow.mobile)}
        onChange={({ target }) => {
          draftChanged('signIn', { mobile: target.value })
          if (normalizeMobile(target.value)) setRefused(false)
        }}
        maxLength={40}
        errorProps={{ role: 'alert' }}
        label={LL.auth.mobile()}
        error={isRefused ? LL.auth.mobileInvalid() : error && <AuthErrorText error={error} />}
      />
      <LoadingButton type="submit" size="md" fullWidth isBusy={isPending}>
        {LL.auth.sendCode()}
      </LoadingButton>
      <PrivacyNote>{LL.auth.mobilePrivacy()}</PrivacyNote>
    </AuthForm>
  )
}
