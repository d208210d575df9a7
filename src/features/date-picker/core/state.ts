import { fromStored, toStored, wallOf } from './calendar.ts'
import type { Wall } from './calendar.ts'
import { heldWithin } from './focus.ts'
import type { MovingKey } from './focus.ts'
import { isDisabled } from './limits.ts'
import type { PickerOptions } from './options.ts'
import { beginStep, hasStep } from './steps.ts'
import type { Step } from './steps.ts'
import { nearestAllowed } from './time.ts'
import { isSubmittable, settled, valuesFrom } from './values.ts'
import type { PickerValue } from './values.ts'

/** Stored texts only, so that it outlives a change of calendar. The month that is shown is the cursor’s. */
export type PickerState = {
  step: Step
  /** What was last given or handed out. */
  value: readonly string[]
  /** What is chosen, and not handed out yet. */
  draft: readonly string[]
  /** The day that has the focus, with the clock that a new choice gets. */
  cursor: string
  /** The day that a range with one end is drawn to. */
  hover: string | null
}

export type PickerEvent =
  | { name: 'open'; value: PickerValue; now: string }
  /** Another value from outside. */
  | { name: 'value'; value: PickerValue; now: string }
  /** What was handed out was not taken: the value is still this one. */
  | { name: 'refused'; value: PickerValue }
  /** Other options: they apply at once. */
  | { name: 'options' }
  /** `day` is stored; its clock is not read. */
  | { name: 'day'; day: string }
  | { name: 'month'; month: number }
  | { name: 'year'; year: number }
  /** Of a range `at` is the end, 0 or 1; without it the last one. */
  | { name: 'time'; hour: number; minute: number; at?: number }
  /** A hand of the clock, by so many hours or minutes, past what is disabled; by ±Infinity to its last or first. */
  | { name: 'turn'; hand: 'hour' | 'minute'; by: number; at?: number }
  | { name: 'step'; step: Step }
  | { name: 'key'; key: MovingKey; isShifted?: boolean }
  /** The buttons beside the heading: by 1 or 12 months, or back. */
  | { name: 'page'; months: number }
  | { name: 'focus'; day: string }
  | { name: 'hover'; day: string | null }
  | { name: 'now'; now: string }
  | { name: 'clear' }
  | { name: 'submit' }
  | { name: 'cancel' }
  | { name: 'typed'; text: string }

/**
 * `emitted` is what to hand out, at most once per event, and never disabled or out of range; it is absent where
 * there is nothing to hand out. After `isDone` a dialog closes; `isDropped` is typed text that says no value.
 */
export type Outcome = {
  state: PickerState
  emitted?: string | null | string[]
  isDone?: boolean
  isDropped?: boolean
}

/** The wall of the cursor: whose year and month are shown. */
export const cursorOf = (
  { cursor }: Pick<PickerState, 'cursor'>,
  { calendar }: Pick<PickerOptions, 'calendar'>,
) => fromStored(cursor, calendar) ?? wallOf(calendar, calendar === 'persian' ? 1400 : 2021)

/** To be stored: held within min and max; of the type `time` they say nothing of the day. */
export const heldCursor = (wall: Wall, { type, limits }: Pick<PickerOptions, 'type' | 'limits'>) =>
  toStored(heldWithin(wall, type === 'time' ? {} : limits))

/** The clock that is shown: of a range that of the end `at`, 0 or 1, otherwise one for all that is chosen. */
export function clockOf(state: PickerState, options: PickerOptions, at?: number): Wall {
  const { mode, calendar } = options
  const index = mode === 'range' ? (at ?? state.draft.length - 1) : 0
  const chosen = mode === 'multiple' ? null : fromStored(state.draft[index], calendar)
  return chosen ?? cursorOf(state, options)
}

/** A clock always shows some time: of the type `time` that is the choice, until another is made. */
export function begun(
  draft: readonly string[],
  cursor: Wall,
  { type, mode, limits }: PickerOptions,
): readonly string[] {
  if (type !== 'time' || draft.length) return draft
  const shown = toStored(nearestAllowed(cursor, type, limits))
  return mode === 'range' ? [shown, shown] : [shown]
}

function openingStep(draft: readonly string[], { type, initialStep }: PickerOptions): Step {
  const isOwn = initialStep !== null && hasStep(type, initialStep)
  return isOwn && draft.length === 0 ? initialStep : beginStep(type)
}

/** The state of a picker that has just been opened. `now` is stored; garbage for a value falls back to it. */
export function opened(value: PickerValue, options: PickerOptions, now: string): PickerState {
  const values = valuesFrom(value, options)
  const draft = settled(values, options)
  const cursor = cursorOf({ cursor: draft[0] ?? now }, options)
  return {
    step: openingStep(draft, options),
    value: values,
    draft: begun(draft, cursor, options),
    cursor: heldCursor(cursor, options),
    hover: null,
  }
}

/** The state under options that may have changed since; the same where nothing has. */
export function fitted(state: PickerState, options: PickerOptions): PickerState {
  const { type, mode } = options
  return {
    ...state,
    step: hasStep(type, state.step) ? state.step : beginStep(type),
    draft: settled(state.draft, options),
    cursor: heldCursor(cursorOf(state, options), options),
    hover: mode === 'range' ? state.hover : null,
  }
}

/** Whether what is chosen may be handed out: whole, in order, and nothing of it disabled. */
export const canSubmit = (state: Pick<PickerState, 'draft'>, options: PickerOptions) =>
  isSubmittable(state.draft, options)

/** Whether *Now* is of use: of one day, and where the present is not disabled. */
export function canPickNow(now: string, options: PickerOptions): boolean {
  const wall = fromStored(now, options.calendar)
  return options.mode === 'single' && wall !== null && !isDisabled(wall, options.type, options.limits)
}
