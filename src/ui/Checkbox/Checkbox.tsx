import type { ComponentProps } from 'react'
import classes from './Checkbox.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> & {
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Native, because a listing renders dozens at once. */
export function Checkbox({ onChange, ...rest }: Props) {
  return (
    <input
      {...rest}
      type="checkbox"
      className={classes.box}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  )
}
