import type { PickerOptions } from './options.ts'
import { canSubmit } from './state.ts'
import type { Outcome, PickerState } from './state.ts'
import { nextStep } from './steps.ts'
import { toPickerValue } from './values.ts'

export const areSameValues = (a: readonly string[], b: readonly string[]) => a.join() === b.join()

/** Only a changed value is emitted: two presses of a button are one choice. */
export function emitValues(state: PickerState, values: readonly string[], { mode }: PickerOptions): Outcome {
  const next = { ...state, value: values, draft: values, hover: null }
  if (areSameValues(values, state.value)) return { state: next, isDone: true }
  return { state: next, emitted: toPickerValue(values, mode), isDone: true }
}

export const submitDraft = (state: PickerState, options: PickerOptions): Outcome =>
  canSubmit(state, options) ? emitValues(state, state.draft, options) : { state }

export const isAutoSubmit = ({ autoSubmit, isInline }: PickerOptions) => autoSubmit || isInline

export const closesOnPick = ({ autoSubmit, isInline, type, mode }: PickerOptions) =>
  autoSubmit && !isInline && type === 'date' && mode !== 'multiple'

/** Emits without a button where allowed; the dialog stays open where more input is likely. */
export function autoSubmitted(state: PickerState, options: PickerOptions): Outcome {
  if (!isAutoSubmit(options)) return { state }
  const outcome = submitDraft(state, options)
  return { ...outcome, isDone: outcome.isDone && options.mode !== 'multiple' && state.step !== 'time' }
}

export function afterPick(state: PickerState, options: PickerOptions): Outcome {
  const { type, mode } = options
  const isWhole = mode === 'single' || (mode === 'range' && state.draft.length === 2)
  const step = (isWhole && nextStep(type, state.step)) || state.step
  return autoSubmitted({ ...state, step }, options)
}
