import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeletionTerms as Terms } from '#contracts/privacy.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isStatus, retryAtOf } from '#src/api/errors.ts'
import { focusOnMount } from '#src/ui/focus.ts'
import { FormError } from '#src/ui/FormError/FormError.tsx'
import { AuthErrorText } from '../AuthErrorText/AuthErrorText.tsx'
import { DeletionCode } from '../DeletionCode/DeletionCode.tsx'
import { DeletionTerms } from '../DeletionTerms/DeletionTerms.tsx'
import { requestOwnCode } from '../sign-in-mutations.ts'
import classes from './AccountDeletion.module.css'

type Props = { mobile: string; terms: Terms; onDeleted: () => void }

export function AccountDeletion({ mobile, terms, onDeleted }: Props) {
  const { LL } = useI18nContext()
  const texts = LL.security.deletion
  const [step, setStep] = useState<'closed' | 'terms' | 'code'>('closed')
  const [wasClosed, setClosed] = useState(false)
  const [resendAt, setResendAt] = useState(0)
  const requesting = useMutation(requestOwnCode())

  function close() {
    setStep('closed')
    setClosed(true)
    requesting.reset()
  }

  function requestCode() {
    const showCodeStep = (at: number) => {
      setResendAt(at)
      setStep('code')
    }
    /** On a 429 the previous code is still valid. */
    const onError = (error: Error) => isStatus(error, 429) && showCodeStep(retryAtOf(error) ?? 0)
    if (!requesting.isPending) requesting.mutate(mobile, { onSuccess: showCodeStep, onError })
  }

  const problem = requesting.error && !isStatus(requesting.error, 429) && (
    <FormError>
      <AuthErrorText error={requesting.error} />
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
            onClick={() => setStep('terms')}
          >
            {texts.begin()}
          </Button>
        </>
      )}
      {step === 'terms' && (
        <DeletionTerms
          terms={terms}
          error={problem}
          isBusy={requesting.isPending}
          onAccept={requestCode}
          onCancel={close}
        />
      )}
      {step === 'code' && (
        <DeletionCode
          mobile={mobile}
          resend={{ at: resendAt, isBusy: requesting.isPending, onResend: requestCode }}
          error={problem}
          onDeleted={onDeleted}
          onCancel={close}
        />
      )}
    </>
  )
}
