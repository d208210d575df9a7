import { useState } from 'react'
import { normalizeMobile } from '#i18n/digits.ts'
import { GuestCodeEntry } from './GuestCodeEntry.tsx'
import type { RequestedCode } from '../use-code-request.ts'
import { GuestMobile } from './GuestMobile.tsx'

export type GuestCodeProps = {
  /** Label of the button that sends the code. */
  submit: string
  isBusy: boolean
  /** The code of the last call, and why that call failed. */
  sentCode: string | undefined
  error: Error | null
  /** False keeps the form where it is; the wrong field, which stands above the form, has the focus. */
  canContinue?: () => boolean
  onType: () => void
  onCode: (guest: { mobile: string; code: string }) => void
}

/** A mobile, then the code that was sent to it: for guests who do something without an account. */
export function GuestCode({ canContinue = () => true, onType, ...form }: GuestCodeProps) {
  const [typed, setTyped] = useState('')
  const [requested, setRequested] = useState<RequestedCode | null>(null)
  const [isChanging, setChanging] = useState(false)
  if (!requested)
    return (
      <GuestMobile
        typed={typed}
        takesFocus={isChanging}
        onType={setTyped}
        canContinue={canContinue}
        onRequested={setRequested}
      />
    )

  function changeMobile() {
    setRequested(null)
    setChanging(true)
    onType()
  }

  return (
    <GuestCodeEntry
      {...form}
      mobile={normalizeMobile(typed)!}
      requested={requested}
      canContinue={canContinue}
      onType={onType}
      onRequested={setRequested}
      onChangeMobile={changeMobile}
    />
  )
}
