import { useState } from 'react'
import { normalizeMobile } from '#i18n/digits.ts'
import { GuestCodeEntry } from './GuestCodeEntry.tsx'
import { GuestMobile } from './GuestMobile.tsx'

export type GuestCodeProps = {
  /** Label of the button that sends the code. */
  submit: string
  isBusy: boolean
  /** Of what was sent with the code. */
  error: Error | null
  /** False keeps the form where it is. */
  canContinue?: () => boolean
  onType: () => void
  onCode: (guest: { mobile: string; code: string }) => void
}

/** A mobile, then the code that was sent to it: for guests who do something without an account. */
export function GuestCode({ canContinue = () => true, onType, ...form }: GuestCodeProps) {
  const [typed, setTyped] = useState('')
  const [resendAt, setResendAt] = useState<number | null>(null)
  if (resendAt === null)
    return <GuestMobile typed={typed} onType={setTyped} canContinue={canContinue} onSent={setResendAt} />

  function changeMobile() {
    setResendAt(null)
    onType()
  }

  return (
    <GuestCodeEntry
      {...form}
      mobile={normalizeMobile(typed)!}
      resendAt={resendAt}
      canContinue={canContinue}
      onType={onType}
      onSent={setResendAt}
      onChangeMobile={changeMobile}
    />
  )
}
