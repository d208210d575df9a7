import { IconChevronDown } from '../icons.ts'
import classes from './PlainSelect.module.css'

type Props<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; title: string }[]
  onChange: (value: Value) => void
}

/** Native select, for first screens that must not wait for Mantine. */
export function PlainSelect<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  return (
    <span className={classes.field}>
      <select
        className={classes.select}
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.title}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} className={classes.chevron} />
    </span>
  )
}
