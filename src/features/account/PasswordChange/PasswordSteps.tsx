import { Button } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { changePassword } from '#contracts/auth.ts'
import { asciiDigits } from '#i18n/digits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useToastIfLeft } from '#src/api/use-toast-if-left.ts'
import { useSingleMutation } from '#src/api/use-single-mutation.ts'
import { showToast } from '#src/stores/toasts.ts'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { AuthError } from '../AuthError/AuthError.tsx'
import { CodeEntry } from '../CodeEntry/CodeEntry.tsx'
import { NewPasswordField } from '../NewPasswordField/NewPasswordField.tsx'
import { setPassword } from '../sign-in-mutations.ts'
import { useCodeRequest } from '../use-code-request.ts'
import type { RequestedCode } from '../use-code-request.ts'
import classes from '../CodeEntry/CodeEntry.module.css'

const isPassword = (password: string) => changePassword.input.shape.password.safeParse(password).success

type Props = { mobile: string; onClose: () => void }

export function PasswordSteps({ mobile, onClose }: Props) {
  const { LL } = useI18nContext()
  const texts = LL.account.password
  const [typed, setTyped] = useState('')
  const [wasSubmitted, setSubmitted] = useState(false)
  const [requested, setRequested] = useState<RequestedCode | null>(null)
  const saving = useSingleMutation({
    ...setPassword(),
    onSuccess: () => showToast({ tone: 'success', title: texts.saved() }),
    onError: useToastIfLeft(),
  })
  const requesting = useCodeRequest(setRequested)
  const password = asciiDigits(typed)

  function submitPassword(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSubmitted(true)
    if (isPassword(password)) requesting.request(mobile)
    else event.currentTarget.querySelector<HTMLElement>('[autocomplete=new-password]')?.focus()
  }

  function save(code: string) {
    saving.mutate({ code, password }, { onSuccess: onClose })
  }

  const cancel = (
    <Button variant="default" size="md" onClick={() => saving.isPending || onClose()}>
      {LL.forms.cancel()}
    </Button>
  )

  if (!requested)
    return (
      <form onSubmit={submitPassword} noValidate className={classes.form}>
        <input type="text" name="username" autoComplete="username" value={mobile} readOnly hidden />
        <NewPasswordField
          label={LL.auth.secret.new()}
          value={typed}
          onChange={setTyped}
          autoFocus
          isInvalid={wasSubmitted && !isPassword(password)}
        />
        <AuthError error={requesting.error} />
        <div className={classes.buttons}>
          <LoadingButton type="submit" size="md" isBusy={requesting.isPending}>
            {texts.send()}
          </LoadingButton>
          {cancel}
        </div>
      </form>
    )
  return (
    <CodeEntry
      mobile={mobile}
      requested={requested}
      text={texts.codeText}
      sentCode={saving.variables?.code}
      error={saving.error}
      onType={saving.reset}
      onSubmit={save}
      onFull={save}
      onRequested={setRequested}
    >
      {(resend) => (
        <>
          {resend}
          <div className={classes.buttons}>
            <LoadingButton type="submit" size="md" isBusy={saving.isPending}>
              {LL.forms.save()}
            </LoadingButton>
            {cancel}
          </div>
        </>
      )}
    </CodeEntry>
  )
}
