import { fromStored, toStored, toWallTime } from './calendar.ts'
import type { WallTime } from './calendar.ts'
import { clampDay } from './focus.ts'
import type { NavigationKey } from './focus.ts'
import { isDisabled } from './limits.ts'
import type { PickerOptions } from './options.ts'
import { defaultStep, hasStep } from './steps.ts'
import type { Step } from './steps.ts'
import { nearestAllowed } from './time.ts'
import type { Hand } from './time.ts'
import { isSubmittable, fitValues, normalizeValues } from './values.ts'
import type { PickerValue } from './values.ts'

/** Stored texts only, so that it survives a change of calendar. The cursor's month is the visible one. */
export type PickerState = {
  step: Step
  value: readonly string[]
  draft: readonly string[]
  /** The focused day, with the time that a new pick gets. */
  cursor: string
  hover: string | null
}

export type PickerEvent =
  | { name: 'open'; value: PickerValue; now: string }
  | { name: 'value'; value: PickerValue; now: string }
  /** The owner did not take the emitted value; it is still this one. */
  | { name: 'refused'; value: PickerValue }
  | { name: 'options' }
  /** `day` is stored; its time is ignored. */
  | { name: 'day'; day: string }
  | { name: 'month'; month: number }
  | { name: 'year'; year: number }
  /** `at`: range end 0 or 1; by default the last. */
  | { name: 'time'; hour: number; minute: number; at?: number }
  /** In hours, minutes or halves of the day, past disabled times; ±Infinity goes to the last or first. */
  | { name: 'turn'; hand: Hand; by: number; at?: number }
  | { name: 'step'; step: Step }
  | { name: 'key'; key: NavigationKey; isShifted?: boolean }
  | { name: 'page'; months: number }
  | { name: 'focus'; day: string }
  | { name: 'hover'; day: string | null }
  | { name: 'now'; now: string }
  | { name: 'clear' }
  | { name: 'submit' }
  | { name: 'cancel' }
  | { name: 'typed'; text: string }

/** `emitted` is absent if there is nothing to emit; `isDone` closes the dialog; `isDropped`: typed text was rejected. */
export type Outcome = {
  state: PickerState
  emitted?: string | null | string[]
  isDone?: boolean
  isDropped?: boolean
}

export const cursorOf = (
  { cursor }: Pick<PickerState, 'cursor'>,
  { calendar }: Pick<PickerOptions, 'calendar'>,
) => fromStored(cursor, calendar) ?? toWallTime(calendar, calendar === 'persian' ? 1400 : 2021)

/** With type `time`, min and max do not limit the date. */
export const clampedCursor = (wall: WallTime, { type, limits }: Pick<PickerOptions, 'type' | 'limits'>) =>
  toStored(clampDay(wall, type === 'time' ? {} : limits))

export function displayedTime(state: PickerState, options: PickerOptions, at?: number): WallTime {
  const { mode, calendar } = options
  const index = mode === 'range' ? (at ?? state.draft.length - 1) : 0
  const chosen = mode === 'multiple' ? null : fromStored(state.draft[index], calendar)
  return chosen ?? cursorOf(state, options)
}

/** With type `time`, the displayed time is the choice until another one is made. */
export function withDefaultTime(
  draft: readonly string[],
  cursor: WallTime,
  { type, mode, limits }: PickerOptions,
): readonly string[] {
  if (type !== 'time' || draft.length) return draft
  const shown = toStored(nearestAllowed(cursor, type, limits))
  return mode === 'range' ? [shown, shown] : [shown]
}

/** A range has its times once both of its days are picked. */
export const hasTime = ({ draft }: Pick<PickerState, 'draft'>, { type, mode }: PickerOptions) =>
  type === 'datetime' && draft.length > (mode === 'range' ? 1 : 0)

function openingStep(draft: readonly string[], { type, initialStep }: PickerOptions): Step {
  const isOwn = initialStep !== null && hasStep(type, initialStep)
  return isOwn && draft.length === 0 ? initialStep : defaultStep(type)
}

/** `now` is stored; an invalid value opens on it, with nothing chosen. */
export function initialState(value: PickerValue, options: PickerOptions, now: string): PickerState {
  const values = normalizeValues(value, options)
  const draft = fitValues(values, options)
  const cursor = cursorOf({ cursor: draft[0] ?? now }, options)
  return {
    step: openingStep(draft, options),
    value: values,
    draft: withDefaultTime(draft, cursor, options),
    cursor: clampedCursor(cursor, options),
    hover: null,
  }
}

export function fitState(state: PickerState, options: PickerOptions): PickerState {
  const { type, mode } = options
  return {
    ...state,
    step: hasStep(type, state.step) ? state.step : defaultStep(type),
    draft: fitValues(state.draft, options),
    cursor: clampedCursor(cursorOf(state, options), options),
    hover: mode === 'range' ? state.hover : null,
  }
}

export const canSubmit = (state: Pick<PickerState, 'draft'>, options: PickerOptions) =>
  isSubmittable(state.draft, options)

export function canPickNow(now: string, options: PickerOptions): boolean {
  const wall = fromStored(now, options.calendar)
  return options.mode === 'single' && wall !== null && !isDisabled(wall, options.type, options.limits)
}
