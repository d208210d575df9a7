import { fromStored, toStored } from './calendar.ts'
import type { WallTime } from './calendar.ts'
import { draftAfterPick, draftWithTime, turnedTime } from './draft.ts'
import { moveFocus, pageMonths } from './focus.ts'
import { isDisabled, truncateToUnit } from './limits.ts'
import type { PickerOptions } from './options.ts'
import { defaultStep, hasStep, nextStep } from './steps.ts'
import {
  withDefaultTime,
  canPickNow,
  canSubmit,
  displayedTime,
  cursorOf,
  fitState,
  hasTime,
  clampedCursor,
  initialState,
} from './state.ts'
import type { Outcome, PickerEvent, PickerState } from './state.ts'
import {
  autoSubmitted,
  emitValues,
  isAutoSubmit,
  areSameValues,
  afterPick,
  submitDraft,
} from './submission.ts'
import { clampedValues, displayText, parseTypedValues, toPickerValue, normalizeValues } from './values.ts'

type Handler<Name extends PickerEvent['name']> = (
  state: PickerState,
  event: Extract<PickerEvent, { name: Name }>,
  options: PickerOptions,
) => Outcome

const withCursor = (state: PickerState, wall: WallTime, options: PickerOptions): PickerState => ({
  ...state,
  cursor: clampedCursor(wall, options),
})

const step: Handler<'step'> = (state, { step: next }, options) => {
  const isTime = next === 'time'
  if (isTime ? !hasTime(state, options) : !hasStep(options.type, next)) return { state }
  const shown = isTime ? displayedTime(state, options) : cursorOf(state, options)
  return { state: { ...withCursor(state, shown, options), step: next } }
}

const submit: Handler<'submit'> = (state, _, options) => {
  const isBeforeTime = state.step !== 'time' && hasTime(state, options)
  if (isBeforeTime && canSubmit(state, options)) return step(state, { name: 'step', step: 'time' }, options)
  return submitDraft(state, options)
}

function choose(state: PickerState, wall: WallTime, options: PickerOptions): Outcome {
  const draft = draftAfterPick(state.draft, wall, options)
  if (!draft) return { state }
  const [only] = options.mode === 'single' ? draft : []
  const cursor = options.type === 'datetime' && only ? fromStored(only, options.calendar)! : wall
  return afterPick({ ...withCursor(state, cursor, options), draft, hover: null }, options)
}

const day: Handler<'day'> = (state, event, options) => {
  const wall = fromStored(event.day, options.calendar)
  if (!wall || !hasStep(options.type, 'day')) return { state }
  const { hour, minute } = cursorOf(state, options)
  return choose({ ...state, step: 'day' }, wall.set({ hour, minute }), options)
}

type Numbers = Partial<Record<'year' | 'month' | 'hour' | 'minute', number>>

/** Null for numbers that `set` would clamp. */
function withNumbers(wall: WallTime, numbers: Numbers): WallTime | null {
  const set = wall.set(numbers)
  const isKept = ([field, number]: [string, number]) =>
    Number.isInteger(number) && set[field as keyof Numbers] === number
  return Object.entries(numbers).every(isKept) ? set : null
}

/** The last step of the type chooses, the others lead to the next one. */
function pickUnit(
  state: PickerState,
  unit: 'year' | 'month',
  number: number,
  options: PickerOptions,
): Outcome {
  const { type, limits } = options
  const wall = withNumbers(cursorOf(state, options), { [unit]: number })
  if (!wall || !hasStep(type, unit)) return { state }
  const next = nextStep(type, unit)
  if (!next) return choose({ ...state, step: unit }, wall, options)
  if (isDisabled(wall, unit, limits)) return { state }
  return { state: { ...withCursor(state, wall, options), step: next } }
}

const time: Handler<'time'> = (state, { hour, minute, at }, options) => {
  const cursor = withNumbers(cursorOf(state, options), { hour, minute })
  if (!cursor || !hasStep(options.type, 'time')) return { state }
  const clocked = { ...withCursor(state, cursor, options), step: 'time' as const }
  const draft = withDefaultTime(state.draft, cursor, options)
  if (!draft.length) return { state: clocked }
  const next = draftWithTime(draft, { hour, minute }, at, options)
  return next ? autoSubmitted({ ...clocked, draft: next }, options) : { state }
}

const turn: Handler<'turn'> = (state, event, options) => {
  const { by, at } = event
  if (!Number.isInteger(by) && Math.abs(by) !== Infinity) return { state }
  const { hour, minute } = turnedTime(state, event, options)
  return time(state, { name: 'time', hour, minute, at }, options)
}

const key: Handler<'key'> = (state, event, options) => {
  const { isShifted } = event
  const wall = moveFocus(cursorOf(state, options), event.key, { ...options, step: state.step, isShifted })
  const next = withCursor(state, wall, options)
  return { state: { ...next, hover: rangePreview(next, next.cursor, options) } }
}

const rangePreview = ({ draft }: PickerState, at: string | null, { mode, calendar }: PickerOptions) =>
  mode === 'range' && draft.length === 1 && fromStored(at, calendar) ? at : null

const maxPagedMonths = 400 * 12

const page: Handler<'page'> = (state, { months }, options) => {
  if (!Number.isInteger(months) || Math.abs(months) > maxPagedMonths) return { state }
  const there = pageMonths(cursorOf(state, options), months, options)
  return { state: there ? withCursor(state, there, options) : state }
}

const focus: Handler<'focus'> = (state, event, options) => {
  const wall = fromStored(event.day, options.calendar)
  const { hour, minute } = cursorOf(state, options)
  return { state: wall ? withCursor(state, wall.set({ hour, minute }), options) : state }
}

const now: Handler<'now'> = (state, event, options) => {
  const wall = fromStored(event.now, options.calendar)
  if (!wall || !canPickNow(event.now, options)) return { state }
  const draft = [toStored(truncateToUnit(wall, options.type))]
  const next = { ...withCursor(state, wall, options), draft, step: defaultStep(options.type) }
  return isAutoSubmit(options) ? submitDraft(next, options) : { state: next }
}

/** Text equal to the displayed one changes nothing, even where the pattern hides a part of the value. */
const typed: Handler<'typed'> = (state, { text }, options) => {
  if (!options.isEditable || text.trim() === displayText(clampedValues(state.value, options), options))
    return { state }
  if (!text.trim()) return emitValues(state, [], options)
  const values = parseTypedValues(text, options, cursorOf(state, options))
  if (!values) return { state, isDropped: true }
  const next = withCursor(state, fromStored(values[0], options.calendar)!, options)
  return emitValues(next, values, options)
}

/** The emitted value comes back as a prop: no change. */
const value: Handler<'value'> = (state, event, options) => {
  if (areSameValues(normalizeValues(event.value, options), state.value)) return { state }
  return { state: { ...initialState(event.value, options, event.now), step: state.step } }
}

/** The owner did not take the value: the draft is reset, the view stays. */
const refused: Handler<'refused'> = (state, event, options) => ({
  state: { ...initialState(event.value, options, state.cursor), step: state.step, cursor: state.cursor },
})

const handlers: { [Name in PickerEvent['name']]: Handler<Name> } = {
  open: (_, event, options) => ({ state: initialState(event.value, options, event.now) }),
  value,
  refused,
  options: (state) => ({ state }),
  day,
  month: (state, { month }, options) => pickUnit(state, 'month', month, options),
  year: (state, { year }, options) => pickUnit(state, 'year', year, options),
  time,
  turn,
  step,
  key,
  page,
  focus,
  hover: (state, event, options) => ({ state: { ...state, hover: rangePreview(state, event.day, options) } }),
  now,
  clear: (state, _, options) => emitValues(state, [], options),
  submit,
  cancel: (state, _, options) => ({
    state: initialState(toPickerValue(state.value, options.mode), options, state.cursor),
    isDone: true,
  }),
  typed,
}

export function pickerReducer(state: PickerState, event: PickerEvent, options: PickerOptions): Outcome {
  const handler = handlers[event.name] as Handler<PickerEvent['name']>
  return handler(fitState(state, options), event as never, options)
}
