import { Button } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { changePassword } from '#contracts/auth.ts'
import { asciiDigits } from '#i18n/digits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useToastIfUnmounted } from '#src/api/use-toast-if-unmounted.ts'
import { useSingleMutation } from '#src/api/use-single-mutation.ts'
import { showToast } from '#src/stores/toasts.ts'
import { FormError } from '#src/ui/FormError/FormError.tsx'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { BidiText } from '#src/ui/BidiText/BidiText.tsx'
import { useLocalDigits } from '#src/ui/use-local-digits.ts'
import { AuthErrorText } from '../AuthErrorText/AuthErrorText.tsx'
import { CodeField, codeLength } from '../CodeField/CodeField.tsx'
import { NewPasswordField } from '../NewPasswordField/NewPasswordField.tsx'
import { Resend } from '../Resend/Resend.tsx'
import { setPassword } from '../sign-in-mutations.ts'
import { useCodeRequest } from '../use-code-request.ts'
import type { RequestedCode } from '../use-code-request.ts'
import classes from './PasswordChange.module.css'

const isPassword = (password: string) => changePassword.input.shape.password.safeParse(password).success

type Props = { mobile: string; onClose: () => void }

export function PasswordSteps({ mobile, onClose }: Props) {
  const { LL } = useI18nContext()
  const localDigits = useLocalDigits()
  const texts = LL.account.password
  const [typed, setTyped] = useState('')
  const [code, setCode] = useState('')
  const [wasSubmitted, setSubmitted] = useState(false)
  const [isShort, setShort] = useState(false)
  const [requested, setRequested] = useState<RequestedCode | null>(null)
  const saving = useSingleMutation({
    ...setPassword(),
    onSuccess: () => showToast({ tone: 'success', title: texts.saved() }),
    onError: useToastIfUnmounted(),
  })
  const requesting = useCodeRequest((next) => {
    type('')
    setRequested(next)
  })
  const password = asciiDigits(typed)

  function submitPassword(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSubmitted(true)
    if (isPassword(password)) requesting.request(mobile)
    else event.currentTarget.querySelector<HTMLElement>('[autocomplete=new-password]')?.focus()
  }

  function type(digits: string) {
    setCode(digits)
    setShort(false)
    saving.reset()
  }

  function save(digits: string) {
    saving.mutate({ code: digits, password }, { onSuccess: onClose })
  }

  function submitCode(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (code.length === codeLength) return save(code)
    setShort(true)
    event.currentTarget.querySelector('input')?.focus()
  }

  const problem = requesting.error && (
    <FormError>
      <AuthErrorText error={requesting.error} />
    </FormError>
  )
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
        {problem}
        <div className={classes.buttons}>
          <LoadingButton type="submit" size="md" isBusy={requesting.isPending}>
            {texts.send()}
          </LoadingButton>
          {cancel}
        </div>
      </form>
    )
  const { resendAt, isHeldBack } = requested
  const text = isHeldBack ? LL.auth.codeHeldBack : texts.codeText
  return (
    <form onSubmit={submitCode} noValidate className={classes.form}>
      <p role="status" className={classes.text}>
        <BidiText text={(shown) => text({ mobile: shown })} part={localDigits(mobile)} />
      </p>
      <CodeField
        key={resendAt}
        value={code}
        onChange={type}
        onFull={save}
        error={isShort ? LL.auth.codeInvalid() : saving.error && <AuthErrorText error={saving.error} />}
      />
      {problem}
      <Resend at={resendAt} isBusy={requesting.isPending} onResend={() => requesting.request(mobile)} />
      <div className={classes.buttons}>
        <LoadingButton type="submit" size="md" isBusy={saving.isPending}>
          {LL.forms.save()}
        </LoadingButton>
        {cancel}
      </div>
    </form>
  )
}
