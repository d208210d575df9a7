import { useLayoutEffect, useRef, useState } from 'react'
import type { PickerOptions } from './core/options.ts'
import { handle } from './core/selection.ts'
import { fitted, opened } from './core/state.ts'
import type { PickerEvent, PickerState } from './core/state.ts'
import { nowIn } from './core/today.ts'
import type { PickerValue } from './core/values.ts'

type Given = {
  options: PickerOptions
  /** Undefined: the picker keeps its value itself. */
  value: PickerValue | undefined
  defaultValue: PickerValue
  onChange: (value: PickerValue) => void
  /** A dialog has done its work. */
  onDone: () => void
}

export type Send = (event: PickerEvent) => void

export type Picker = { state: PickerState; options: PickerOptions; send: Send }

/** A list that says the same is no other value: whoever draws the picker may make it anew each time. */
const keyOf = (value: PickerValue | undefined) => JSON.stringify(value)

/** Two events of one moment see each other, and each value is handed out once. */
export function usePicker({ options, value, defaultValue, onChange, onDone }: Given): Picker {
  const now = () => nowIn(options.timeZone)
  const [given, setGiven] = useState(value)
  const [state, setState] = useState(() => opened(value === undefined ? defaultValue : value, options, now()))
  const latest = useRef(state)
  useLayoutEffect(() => {
    latest.current = state
  })

  if (value !== undefined && keyOf(value) !== keyOf(given)) {
    setGiven(value)
    setState(handle(state, { name: 'value', value, now: now() }, options).state)
  }

  function send(event: PickerEvent) {
    const { state: next, emitted, isDone } = handle(latest.current, event, options)
    latest.current = next
    setState(next)
    if (emitted !== undefined) onChange(emitted)
    if (isDone) onDone()
  }

  return { state: fitted(state, options), options, send }
}
