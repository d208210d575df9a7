import type { ReactNode } from 'react'
import { Dialog } from '#src/ui/Dialog/Dialog.tsx'
import { passFocus } from '#src/ui/pass-focus.ts'

type Props = {
  title: ReactNode
  opened: boolean
  /** False once the order is changed: the focus goes to what has changed, and the opening button may be gone. */
  returnsFocus?: boolean
  onClose: () => void
  children: ReactNode
}

/** It is removed with its button where news of the server ends what it is for. */
const passFocusToOutcome = passFocus(() => document.querySelector('[data-outcome]'))

export function OrderDialog({ returnsFocus = true, ...dialog }: Props) {
  return <Dialog {...dialog} ref={passFocusToOutcome} size="lg" returnFocus={returnsFocus} />
}
