import { fromStored, toStored } from './calendar.ts'
import type { Wall } from './calendar.ts'
import { picked, timed } from './draft.ts'
import { moveFocus, pageMonths } from './focus.ts'
import { isMonthDisabled, isYearDisabled, unitOf } from './limits.ts'
import type { PickerOptions } from './options.ts'
import { beginStep, hasStep, isLastStep, nextStep } from './steps.ts'
import { begun, canPickNow, canSubmit, clockOf, cursorOf, fitted, heldCursor, opened } from './state.ts'
import type { Outcome, PickerEvent, PickerState } from './state.ts'
import { atOnce, handedOut, isAtOnce, isSame, proceeded, submitted } from './submission.ts'
import { turned } from './time.ts'
import { clampedValues, displayOf, typedValues, valueOf, valuesFrom } from './values.ts'

type Handler<Name extends PickerEvent['name']> = (
  state: PickerState,
  event: Extract<PickerEvent, { name: Name }>,
  options: PickerOptions,
) => Outcome

const withCursor = (state: PickerState, wall: Wall, options: PickerOptions): PickerState => ({
  ...state,
  cursor: heldCursor(wall, options),
})

/** Before the clock of a day was seen, the button leads to it. */
const submit: Handler<'submit'> = (state, _, options) => {
  const isBeforeClock = options.type === 'datetime' && state.step !== 'time'
  if (isBeforeClock && canSubmit(state, options)) return { state: { ...state, step: 'time' } }
  return submitted(state, options)
}

/** The clock that a day got is the one that the next day is offered. */
function choose(state: PickerState, wall: Wall, options: PickerOptions): Outcome {
  const draft = picked(state.draft, wall, options)
  if (!draft) return { state }
  const [only] = options.mode === 'single' ? draft : []
  const cursor = options.type === 'datetime' && only ? fromStored(only, options.calendar)! : wall
  return proceeded({ ...withCursor(state, cursor, options), draft, hover: null }, options)
}

const day: Handler<'day'> = (state, event, options) => {
  const wall = fromStored(event.day, options.calendar)
  if (!wall || !hasStep(options.type, 'day')) return { state }
  const { hour, minute } = cursorOf(state, options)
  return choose({ ...state, step: 'day' }, wall.set({ hour, minute }), options)
}

type Numbers = Partial<Record<'year' | 'month' | 'hour' | 'minute', number>>

/** Null where a number is one that no calendar or clock has. */
function withNumbers(wall: Wall, numbers: Numbers): Wall | null {
  const set = wall.set(numbers)
  const isKept = ([field, number]: [string, number]) =>
    Number.isInteger(number) && set[field as keyof Numbers] === number
  return Object.entries(numbers).every(isKept) ? set : null
}

const month: Handler<'month'> = (state, event, options) => {
  const { type, limits } = options
  const wall = withNumbers(cursorOf(state, options), { month: event.month })
  if (!wall || !hasStep(type, 'month')) return { state }
  if (isLastStep(type, 'month')) return choose({ ...state, step: 'month' }, wall, options)
  if (isMonthDisabled(wall, limits)) return { state }
  return { state: { ...withCursor(state, wall, options), step: nextStep(type, 'month')! } }
}

const year: Handler<'year'> = (state, event, options) => {
  const { type, limits } = options
  const wall = withNumbers(cursorOf(state, options), { year: event.year })
  if (!wall || !hasStep(type, 'year')) return { state }
  if (isLastStep(type, 'year')) return choose({ ...state, step: 'year' }, wall, options)
  if (isYearDisabled(wall, limits)) return { state }
  return { state: { ...withCursor(state, wall, options), step: nextStep(type, 'year')! } }
}

/** Without a chosen day the clock waits for one; of the type `time` it is the choice itself. */
const time: Handler<'time'> = (state, { hour, minute, at }, options) => {
  const cursor = withNumbers(cursorOf(state, options), { hour, minute })
  if (!cursor || !hasStep(options.type, 'time')) return { state }
  const clocked = { ...withCursor(state, cursor, options), step: 'time' as const }
  const draft = begun(state.draft, cursor, options)
  if (!draft.length) return { state: clocked }
  const next = timed(draft, { hour, minute }, at, options)
  return next ? atOnce({ ...clocked, draft: next }, options) : { state }
}

const turn: Handler<'turn'> = (state, { hand, by, at }, options) => {
  if (!Number.isInteger(by) && Math.abs(by) !== Infinity) return { state }
  const { hour, minute } = turned(clockOf(state, options, at), hand, by, options)
  return time(state, { name: 'time', hour, minute, at }, options)
}

const key: Handler<'key'> = (state, event, options) => {
  const { isShifted } = event
  const wall = moveFocus(cursorOf(state, options), event.key, { ...options, step: state.step, isShifted })
  const next = withCursor(state, wall, options)
  return { state: { ...next, hover: hoverIn(next, next.cursor, options) } }
}

/** A range is drawn to what is pointed at only while its end is wanted. */
const hoverIn = ({ draft }: PickerState, at: string | null, { mode, calendar }: PickerOptions) =>
  mode === 'range' && draft.length === 1 && fromStored(at, calendar) ? at : null

/** Further than all known years nothing is counted. */
const mostMonths = 400 * 12

const page: Handler<'page'> = (state, { months }, options) => {
  if (!Number.isInteger(months) || Math.abs(months) > mostMonths) return { state }
  return { state: withCursor(state, pageMonths(cursorOf(state, options), months, options), options) }
}

const focus: Handler<'focus'> = (state, event, options) => {
  const wall = fromStored(event.day, options.calendar)
  const { hour, minute } = cursorOf(state, options)
  return { state: wall ? withCursor(state, wall.set({ hour, minute }), options) : state }
}

const now: Handler<'now'> = (state, event, options) => {
  const wall = fromStored(event.now, options.calendar)
  if (!wall || !canPickNow(event.now, options)) return { state }
  const draft = [toStored(unitOf(wall, options.type))]
  const next = { ...withCursor(state, wall, options), draft, step: beginStep(options.type) }
  return isAtOnce(options) ? submitted(next, options) : { state: next }
}

/** What is shown already says nothing new, also where the display leaves a part of the value out. */
const typed: Handler<'typed'> = (state, { text }, options) => {
  if (!options.isEditable || text.trim() === displayOf(clampedValues(state.value, options), options))
    return { state }
  if (!text.trim()) return handedOut(state, [], options)
  const values = typedValues(text, options, cursorOf(state, options))
  if (!values) return { state, isDropped: true }
  const next = withCursor(state, fromStored(values[0], options.calendar)!, options)
  return handedOut(next, values, options)
}

/** What was handed out comes back as the value: it changes nothing. */
const value: Handler<'value'> = (state, event, options) => {
  if (isSame(valuesFrom(event.value, options), state.value)) return { state }
  return { state: { ...opened(event.value, options, event.now), step: state.step } }
}

/** The value from outside stayed as it was; what is looked at stays too. */
const refused: Handler<'refused'> = (state, event, options) => ({
  state: { ...opened(event.value, options, state.cursor), step: state.step, cursor: state.cursor },
})

const handlers: { [Name in PickerEvent['name']]: Handler<Name> } = {
  open: (_, event, options) => ({ state: opened(event.value, options, event.now) }),
  value,
  refused,
  options: (state) => ({ state }),
  day,
  month,
  year,
  time,
  turn,
  step: (state, event, { type }) => ({
    state: hasStep(type, event.step) ? { ...state, step: event.step } : state,
  }),
  key,
  page,
  focus,
  hover: (state, event, options) => ({ state: { ...state, hover: hoverIn(state, event.day, options) } }),
  now,
  clear: (state, _, options) => handedOut(state, [], options),
  submit,
  cancel: (state, _, options) => ({
    state: { ...opened(valueOf(state.value, options.mode), options, state.cursor) },
    isDone: true,
  }),
  typed,
}

/** What an event makes of a state, under the options of this moment. Pure, and throws at nothing. */
export function handle(state: PickerState, event: PickerEvent, options: PickerOptions): Outcome {
  const handler = handlers[event.name] as Handler<PickerEvent['name']>
  return handler(fitted(state, options), event as never, options)
}
