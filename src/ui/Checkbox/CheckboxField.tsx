import { CheckIcon } from '@mantine/core'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Checkbox } from './Checkbox.tsx'
import classes from './CheckboxField.module.css'

type Props = {
  name?: string
  label: string
  description?: string
  error?: ReactNode
  /** Where the error of a whole group stands elsewhere. */
  isInvalid?: boolean
  'aria-required'?: boolean
  checked: boolean
  onChange: (checked: boolean) => void
}

export function CheckboxField({ label, description, error, isInvalid, ...box }: Props) {
  const id = useId()
  const descriptionId = `${id}-description`
  const errorId = `${id}-error`
  const describedBy = [description && descriptionId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className={classes.field}>
      <div className={classes.box}>
        <Checkbox
          {...box}
          id={id}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy || undefined}
        />
        <CheckIcon className={classes.tick} />
      </div>
      <div className={classes.texts}>
        <label htmlFor={id} className={classes.label}>
          {label}
        </label>
        {description && (
          <p id={descriptionId} className={classes.description}>
            {description}
          </p>
        )}
        {error && (
          <p id={errorId} className={classes.error}>
            <span role="alert">{error}</span>
          </p>
        )}
      </div>
    </div>
  )
}
