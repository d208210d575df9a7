import type { ReactNode } from 'react'
import { focusOnMount } from '../focus.ts'
import classes from './FormError.module.css'

type Props = {
  children: ReactNode
  /** Framed and focused, where the submit button may be far from the error. */
  takesFocus?: boolean
  action?: ReactNode
}

export function FormError({ children, takesFocus = false, action }: Props) {
  const focus = takesFocus && { tabIndex: -1, ref: focusOnMount }
  return (
    <div role="alert" className={classes.error} data-framed={takesFocus || undefined} {...focus}>
      {action ? <p>{children}</p> : children}
      {action}
    </div>
  )
}
