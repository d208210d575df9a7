import type { ReactNode } from 'react'
import { isFocusIn } from '../focus.ts'
import classes from './FormError.module.css'

type Props = {
  children: ReactNode
  /** Framed and focused, where the submit button may be far from the error; leaves focus alone if it has left the form or its dialog. */
  takesFocus?: boolean
  action?: ReactNode
}

function focusUnlessMovedOn(error: HTMLElement | null) {
  const part = error?.closest('[role=dialog]') ?? error?.closest('form') ?? error?.parentElement
  if (isFocusIn(part)) error?.focus()
}

export function FormError({ children, takesFocus = false, action }: Props) {
  const focus = takesFocus && { tabIndex: -1, ref: focusUnlessMovedOn }
  return (
    <div role="alert" className={classes.error} data-framed={takesFocus || undefined} {...focus}>
      {action ? <p>{children}</p> : children}
      {action}
    </div>
  )
}
