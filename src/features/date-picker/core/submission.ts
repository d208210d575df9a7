import type { PickerOptions } from './options.ts'
import { canSubmit } from './state.ts'
import type { Outcome, PickerState } from './state.ts'
import { nextStep } from './steps.ts'
import { valueOf } from './values.ts'

export const isSame = (a: readonly string[], b: readonly string[]) => a.join() === b.join()

/** What is known outside already is not said again: two presses of one button are one choice. */
export function handedOut(state: PickerState, values: readonly string[], { mode }: PickerOptions): Outcome {
  const next = { ...state, value: values, draft: values, hover: null }
  if (isSame(values, state.value)) return { state: next, isDone: true }
  return { state: next, emitted: valueOf(values, mode), isDone: true }
}

export const submitted = (state: PickerState, options: PickerOptions): Outcome =>
  canSubmit(state, options) ? handedOut(state, state.draft, options) : { state }

export const isAtOnce = ({ autoSubmit, isInline }: PickerOptions) => autoSubmit || isInline

/** A pick closes the dialog, so there is nothing to confirm. */
export const closesByPick = ({ autoSubmit, isInline, type, mode }: PickerOptions) =>
  autoSubmit && !isInline && type === 'date' && mode !== 'multiple'

/** A choice that may be handed out without a button; the dialog stays open where more is likely to follow. */
export function atOnce(state: PickerState, options: PickerOptions): Outcome {
  if (!isAtOnce(options)) return { state }
  const outcome = submitted(state, options)
  return { ...outcome, isDone: outcome.isDone && options.mode !== 'multiple' && state.step !== 'time' }
}

/** On to the next step once the choice is whole, and handed out where it may be: the clock can be left alone. */
export function proceeded(state: PickerState, options: PickerOptions): Outcome {
  const { type, mode } = options
  const isWhole = mode === 'single' || (mode === 'range' && state.draft.length === 2)
  const step = (isWhole && nextStep(type, state.step)) || state.step
  return atOnce({ ...state, step }, options)
}
