import { useId } from 'react'
import { focusOnMount } from '../focus.ts'
import { passFocus } from '../pass-focus.ts'
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

const passFocusToGroup = passFocus((card) => card.closest('fieldset'))

export function ChoiceCards({ name, title, value, choices, error, focusesError = false, onChange }: Props) {
  const errorId = useId()
  const focus = focusesError && { tabIndex: -1, ref: focusOnMount }
  return (
    <fieldset tabIndex={-1} className={classes.choices}>
      <legend className={classes.legend}>{title}</legend>
      {error && (
        <p id={errorId} role="alert" className={classes.error} {...focus}>
          {error}
        </p>
      )}
      {choices.map((choice) => (
        <ChoiceCard
          key={choice.value}
          choice={choice}
          name={name}
          isChosen={choice.value === value}
          errorId={error ? errorId : ''}
          onChoose={() => onChange(choice.value)}
        />
      ))}
    </fieldset>
  )
}

type CardProps = { choice: Choice; name: string; isChosen: boolean; errorId: string; onChoose: () => void }

/** Its name is its title alone: what a screen reader says of each card stays short. */
function ChoiceCard({ choice, name, isChosen, errorId, onChoose }: CardProps) {
  const [titleId, textId, asideId] = [useId(), useId(), useId()]
  return (
    <label ref={passFocusToGroup} className={classes.card}>
      <input
        type="radio"
        name={name}
        value={choice.value}
        checked={isChosen}
        aria-labelledby={titleId}
        aria-describedby={`${textId} ${asideId} ${errorId}`}
        onChange={onChoose}
        className={classes.radio}
      />
      <span className={classes.words}>
        <span id={titleId} className={classes.title}>
          {choice.title}
        </span>
        <span id={textId} className={classes.text}>
          {choice.text}
        </span>
      </span>
      {choice.aside && (
        <span id={asideId} className={classes.aside}>
          {choice.aside}
        </span>
      )}
    </label>
  )
}
