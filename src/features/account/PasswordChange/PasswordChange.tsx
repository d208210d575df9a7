import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { mutationKeys } from '#src/api/mutation-keys.ts'
import { changePassword } from '#contracts/auth.ts'
import { asciiDigits } from '#i18n/digits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isStatus, retryAtOf } from '#src/api/errors.ts'
import { focusOnMount } from '#src/ui/focus.ts'
import { showToast } from '#src/stores/toasts.ts'
import { FormError } from '#src/ui/FormError/FormError.tsx'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { BidiText } from '#src/ui/BidiText/BidiText.tsx'
import { useLocalDigits } from '#src/ui/use-local-digits.ts'
import { AuthErrorText } from '../AuthErrorText/AuthErrorText.tsx'
import { CodeField, codeLength } from '../CodeField/CodeField.tsx'
import { NewPasswordField } from '../NewPasswordField/NewPasswordField.tsx'
import { Resend } from '../Resend/Resend.tsx'
import { requestOwnCode, setPassword } from '../sign-in-mutations.ts'
import { useMutationPending } from '../use-mutation-pending.ts'
import classes from './PasswordChange.module.css'

type Step = 'closed' | 'password' | 'code'

const isPassword = (password: string) => changePassword.input.shape.password.safeParse(password).success

export function PasswordChange({ mobile }: { mobile: string }) {
  const { LL } = useI18nContext()
  const localDigits = useLocalDigits()
  const texts = LL.account.password
  const [step, setStep] = useState<Step>('closed')
  const [typed, setTyped] = useState('')
  const [code, setCode] = useState('')
  const [isShort, setShort] = useState(false)
  const [wasClosed, setClosed] = useState(false)
  const [resendAt, setResendAt] = useState(0)
  const requestingCode = useMutation(requestOwnCode())
  const saving = useMutation(setPassword())
  const { isPendingNow } = useMutationPending(mutationKeys.setPassword)
  const password = asciiDigits(typed)

  function close() {
    setStep('closed')
    setClosed(true)
    setTyped('')
    setCode('')
    setShort(false)
    requestingCode.reset()
    saving.reset()
  }

  function requestCode() {
    const showCodeStep = (at: number) => {
      setCode('')
      saving.reset()
      setResendAt(at)
      setStep('code')
    }
    /** On a 429 the previous code is still valid. */
    const onError = (error: Error) => isStatus(error, 429) && showCodeStep(retryAtOf(error) ?? 0)
    requestingCode.mutate(mobile, { onSuccess: showCodeStep, onError })
  }

  function submitPassword(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setShort(!isPassword(password))
    if (!isPassword(password))
      event.currentTarget.querySelector<HTMLElement>('[autocomplete=new-password]')?.focus()
    else if (!requestingCode.isPending) requestCode()
  }

  function type(digits: string) {
    setCode(digits)
    if (!isPendingNow()) saving.reset()
  }

  function save(digits: string) {
    if (isPendingNow()) return
    const onSuccess = () => {
      showToast({ tone: 'success', title: texts.saved() })
      close()
    }
    saving.mutate({ code: digits, password }, { onSuccess })
  }

  function submitCode(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (code.length === codeLength) save(code)
    else event.currentTarget.querySelector('input')?.focus()
  }

  const problem = requestingCode.error && !isStatus(requestingCode.error, 429) && (
    <FormError>
      <AuthErrorText error={requestingCode.error} />
    </FormError>
  )

  return (
    <>
      <h2 className={classes.title}>{texts.title()}</h2>
      {step === 'closed' && (
        <>
          <p className={classes.text}>{texts.text()}</p>
          <Button
            ref={wasClosed ? focusOnMount : undefined}
            variant="default"
            size="md"
            className={classes.begin}
            onClick={() => setStep('password')}
          >
            {texts.begin()}
          </Button>
        </>
      )}
      {step === 'password' && (
        <form onSubmit={submitPassword} noValidate className={classes.form}>
          <input type="text" name="username" autoComplete="username" value={mobile} readOnly hidden />
          <NewPasswordField
            label={LL.auth.secret.new()}
            value={typed}
            onChange={setTyped}
            autoFocus
            error={isShort && LL.auth.secret.short()}
          />
          {problem}
          <div className={classes.buttons}>
            <LoadingButton type="submit" size="md" isBusy={requestingCode.isPending}>
              {texts.send()}
            </LoadingButton>
            <Button variant="default" size="md" onClick={close}>
              {LL.forms.cancel()}
            </Button>
          </div>
        </form>
      )}
      {step === 'code' && (
        <form onSubmit={submitCode} noValidate className={classes.form}>
          <p role="status" className={classes.text}>
            <BidiText text={(shown) => texts.codeText({ mobile: shown })} part={localDigits(mobile)} />
          </p>
          <CodeField
            key={resendAt}
            value={code}
            onChange={type}
            onFull={save}
            error={saving.error && <AuthErrorText error={saving.error} />}
          />
          {problem}
          <Resend at={resendAt} isBusy={requestingCode.isPending} onResend={requestCode} />
          <div className={classes.buttons}>
            <LoadingButton type="submit" size="md" isBusy={saving.isPending}>
              {LL.forms.save()}
            </LoadingButton>
            <Button variant="default" size="md" onClick={close}>
              {LL.forms.cancel()}
            </Button>
          </div>
        </form>
      )}
    </>
  )
}
