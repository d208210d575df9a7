import { useId } from 'react'
import type { ReactNode } from 'react'
import classes from './ShareLink.module.css'

type Props = {
  label: string
  address: string
  /** Beside the field, such as a button that shares it. */
  children: ReactNode
}

export function ShareLink({ label, address, children }: Props) {
  const id = useId()
  return (
    <div className={classes.link}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        dir="ltr"
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {children}
    </div>
  )
}
