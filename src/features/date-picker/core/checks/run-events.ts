import { optionsFor } from '../options.ts'
import type { PickerOptions } from '../options.ts'
import { pickerReducer } from '../reducer.ts'
import { initialState } from '../state.ts'
import type { PickerEvent } from '../state.ts'
import type { PickerValue } from '../values.ts'

/** Saturday 1404-07-05. */
export const now = '2025-09-27T12:30'
export const mehr = (date: number) => `2025-10-${String(date - 8).padStart(2, '0')}`
export const at = (date: number, clock = '00:00') => `${mehr(date)}T${clock}`

type Given = Partial<PickerOptions>

export function runEvents(given: Given, events: PickerEvent[], value: PickerValue = null) {
  const options = optionsFor(given)
  let state = initialState(value, options, now)
  let isDone: boolean | undefined
  let isDropped: boolean | undefined
  const emitted: unknown[] = []
  for (const event of events) {
    const outcome = pickerReducer(state, event, options)
    if ('emitted' in outcome) emitted.push(outcome.emitted)
    ;({ state, isDone, isDropped } = outcome)
  }
  return { state, emitted, isDone, isDropped, options }
}

export const day = (date: number): PickerEvent => ({ name: 'day', day: at(date) })
export const time = (hour: number, minute: number, end?: number): PickerEvent => ({
  name: 'time',
  hour,
  minute,
  at: end,
})
export const submit: PickerEvent = { name: 'submit' }
