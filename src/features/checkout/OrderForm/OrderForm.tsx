import { Button } from '@mantine/core'
import type { ReactNode, SubmitEvent } from 'react'
import classes from './OrderForm.module.css'

type Props = {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** The button that sends the form. */
  send: ReactNode
  /** Label of the button that closes the dialog and leaves the order as it is. */
  keep: string
  onClose: () => void
  children: ReactNode
}

/** In the dialog of an order. */
export function OrderForm({ onSubmit, send, keep, onClose, children }: Props) {
  return (
    <form noValidate onSubmit={onSubmit} className={classes.form}>
      {children}
      <div className={classes.buttons}>
        {send}
        <Button variant="default" size="md" onClick={onClose}>
          {keep}
        </Button>
      </div>
    </form>
  )
}
