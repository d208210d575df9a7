import type { ComponentProps } from 'react'
import { IconChevronDown } from '../icons.ts'
import classes from './PlainSelect.module.css'

type Props<Value extends string> = Omit<
  ComponentProps<'select'>,
  'className' | 'children' | 'value' | 'onChange'
> & {
  /** For screen readers; without it the select needs an `id` and a visible label. */
  label?: string
  value: Value
  options: readonly { value: Value; title: string }[]
  hasChevron?: boolean
  onChange: (value: Value) => void
}

/** Native select, for first screens that must not wait for Mantine. */
export function PlainSelect<Value extends string>(props: Props<Value>) {
  const { label, options, hasChevron = true, onChange, ...rest } = props
  return (
    <span className={classes.field}>
      <select
        {...rest}
        className={classes.select}
        aria-label={label}
        onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.title}
          </option>
        ))}
      </select>
      {hasChevron && <IconChevronDown size={16} className={classes.chevron} />}
    </span>
  )
}
