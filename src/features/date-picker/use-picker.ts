import { useLayoutEffect, useRef, useState } from 'react'
import type { PickerOptions } from './core/options.ts'
import { handle } from './core/selection.ts'
import { fitted, opened } from './core/state.ts'
import type { Outcome, PickerEvent, PickerState } from './core/state.ts'
import { nowIn } from './core/today.ts'
import { valueOf, valuesFrom } from './core/values.ts'
import type { PickerValue } from './core/values.ts'

type Given = {
  options: PickerOptions
  /** Undefined: the picker keeps its value itself. */
  value: PickerValue | undefined
  defaultValue: PickerValue
  /** Of a dialog. */
  isOpen: boolean
  onChange: (value: PickerValue) => void
  /** A dialog has done its work. */
  onDone: () => void
}

export type Send = (event: PickerEvent) => Outcome

export type Picker = { state: PickerState; options: PickerOptions; send: Send }

/** A list that says the same is no other value: whoever draws the picker may make it anew each time. */
const keyOf = (value: PickerValue | undefined) => JSON.stringify(value)

/** Two events of one moment see each other, and each value is handed out once. */
export function usePicker(given: Given): Picker {
  const { options, value, defaultValue, isOpen, onChange, onDone } = given
  const now = () => nowIn(options.timeZone)
  const [seen, setSeen] = useState({ value, isOpen })
  const [state, setState] = useState(() => opened(value === undefined ? defaultValue : value, options, now()))
  const latest = useRef(state)
  useLayoutEffect(() => {
    latest.current = state
  })

  const follow = (event: PickerEvent) => setState(handle(state, event, options).state)
  const isOther = value !== undefined && keyOf(value) !== keyOf(seen.value)
  const isKept = value === undefined || keyOf(valuesFrom(value, options)) === keyOf(state.value)
  if (isOther || isOpen !== seen.isOpen) setSeen({ value, isOpen })
  if (isOpen && !seen.isOpen) {
    follow({
      name: 'open',
      value: value === undefined ? valueOf(state.value, options.mode) : value,
      now: now(),
    })
  } else if (isOther) follow({ name: 'value', value, now: now() })
  else if (!isKept) follow({ name: 'refused', value })

  function send(event: PickerEvent) {
    const outcome = handle(latest.current, event, options)
    const { state: next, emitted, isDone } = outcome
    latest.current = next
    setState(next)
    if (emitted !== undefined) onChange(emitted)
    if (isDone) onDone()
    return outcome
  }

  return { state: fitted(state, options), options, send }
}
