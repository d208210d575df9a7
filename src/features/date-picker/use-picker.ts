import { useLayoutEffect, useRef, useState } from 'react'
import type { PickerOptions } from './core/options.ts'
import { pickerReducer } from './core/reducer.ts'
import { fitState, initialState } from './core/state.ts'
import type { Outcome, PickerEvent, PickerState } from './core/state.ts'
import { nowIn } from './core/today.ts'
import { toPickerValue, normalizeValues } from './core/values.ts'
import type { PickerValue } from './core/values.ts'

type PickerProps = {
  options: PickerOptions
  value: PickerValue | undefined
  defaultValue: PickerValue
  isOpen: boolean
  onChange: (value: PickerValue) => void
  onDone: () => void
}

export type Send = (event: PickerEvent) => Outcome

export type Picker = { state: PickerState; options: PickerOptions; send: Send }

/** By content: parents may pass a new but equal list on each render. */
const keyOf = (value: PickerValue | undefined) => JSON.stringify(value)

/** Through `latest`, two events of one tick see each other, so no value is emitted twice. */
export function usePicker(given: PickerProps): Picker {
  const { options, value, defaultValue, isOpen, onChange, onDone } = given
  const now = () => nowIn(options.timeZone)
  const [previous, setPrevious] = useState({ value, isOpen })
  const [state, setState] = useState(() =>
    initialState(value === undefined ? defaultValue : value, options, now()),
  )
  const latest = useRef(state)
  useLayoutEffect(() => {
    latest.current = state
  })

  const dispatch = (event: PickerEvent) => setState(pickerReducer(state, event, options).state)
  const isValueChanged = value !== undefined && keyOf(value) !== keyOf(previous.value)
  const isValueAccepted = value === undefined || keyOf(normalizeValues(value, options)) === keyOf(state.value)
  if (isValueChanged || isOpen !== previous.isOpen) setPrevious({ value, isOpen })
  if (isOpen && !previous.isOpen) {
    dispatch({
      name: 'open',
      value: value === undefined ? toPickerValue(state.value, options.mode) : value,
      now: now(),
    })
  } else if (isValueChanged) dispatch({ name: 'value', value, now: now() })
  else if (!isValueAccepted) dispatch({ name: 'refused', value })

  function send(event: PickerEvent) {
    const outcome = pickerReducer(latest.current, event, options)
    const { state: next, emitted, isDone } = outcome
    latest.current = next
    setState(next)
    if (emitted !== undefined) onChange(emitted)
    if (isDone) onDone()
    return outcome
  }

  return { state: fitState(state, options), options, send }
}
