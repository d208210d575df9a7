import { useState } from 'react'
import type { FormEvent, ReactNode, RefObject } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { focusFieldOnMount, focusIfLost } from '#src/ui/focus.ts'
import { BidiText } from '#src/ui/BidiText/BidiText.tsx'
import { PrivacyNote } from '#src/ui/PrivacyNote/PrivacyNote.tsx'
import { useLocalDigits } from '#src/ui/use-local-digits.ts'
import { SendButton } from '../SendButton/SendButton.tsx'
import { Thanks } from '../Thanks/Thanks.tsx'
import classes from './FormFrame.module.css'

type Form = {
  element: RefObject<HTMLFormElement | null>
  submit: (event: FormEvent<HTMLFormElement>) => void
  startAgain: () => void
  isPending: boolean
  problem: string | null
  sentFrom: string | null
}

type Props = {
  form: Form
  action: string
  next: (texts: { mobile: string }) => string
  children: ReactNode
}

export function FormFrame({ form, action, next, children }: Props) {
  const { LL } = useI18nContext()
  const digits = useLocalDigits()
  const { element, submit, startAgain, sentFrom } = form
  const [isAnother, setAnother] = useState(false)

  function another() {
    setAnother(true)
    startAgain()
  }

  if (sentFrom) {
    return (
      <div role="status" tabIndex={-1} ref={focusIfLost} className={classes.card}>
        <Thanks onAnother={another}>
          <BidiText text={(mobile) => next({ mobile })} part={digits(sentFrom)} />
        </Thanks>
      </div>
    )
  }

  return (
    <form ref={element} onSubmit={submit} noValidate className={classes.card}>
      <p className={classes.hint}>{LL.forms.allRequired()}</p>
      <div className={classes.fields} ref={isAnother ? focusFieldOnMount : undefined}>
        {children}
      </div>
      <SendButton form={form} className={classes.send}>
        {action}
      </SendButton>
      <PrivacyNote>{LL.forms.privacy()}</PrivacyNote>
    </form>
  )
}
