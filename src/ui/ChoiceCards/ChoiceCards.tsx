import { useId } from 'react'
import { focusOnMount } from '../focus.ts'
import classes from './ChoiceCards.module.css'

type Choice = { value: string; title: string; text: string; aside?: string }
type Props = {
  name: string
  title: string
  value: string
  choices: readonly Choice[]
  error?: string
  /** The error is focused, where the submit button may be far from it. */
  focusesError?: boolean
  onChange: (value: string) => void
}

export function ChoiceCards({ name, title, value, choices, error, focusesError = false, onChange }: Props) {
  const errorId = useId()
  const focus = focusesError && { tabIndex: -1, ref: focusOnMount }
  return (
    <fieldset className={classes.choices}>
      <legend className={classes.legend}>{title}</legend>
      {error && (
        <p id={errorId} role="alert" className={classes.error} {...focus}>
          {error}
        </p>
      )}
      {choices.map((choice) => (
        <label key={choice.value} className={classes.card}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            aria-describedby={error && errorId}
            onChange={() => onChange(choice.value)}
            className={classes.radio}
          />
          <span className={classes.words}>
            <span className={classes.title}>{choice.title}</span>
            <span className={classes.text}>{choice.text}</span>
          </span>
          {choice.aside && <span className={classes.aside}>{choice.aside}</span>}
        </label>
      ))}
    </fieldset>
  )
}
