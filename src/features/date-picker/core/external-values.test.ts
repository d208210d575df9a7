import { expect, test } from 'vitest'
import { at, day, now, submit, runEvents } from './checks/run-events.ts'
import { optionsFor } from './options.ts'
import type { PickerOptions } from './options.ts'
import { pickerReducer } from './reducer.ts'
import type { PickerEvent, PickerState } from './state.ts'

test('the emitted value coming back as the value changes nothing', () => {
  const { state, options } = runEvents({ mode: 'range' }, [day(10), day(12), submit])
  const back = pickerReducer(state, { name: 'value', value: [...state.value], now }, options)
  expect(back.state).toEqual(state)
})

test('an emitted value that the owner refuses is unchosen, and the visible month stays', () => {
  const later = '2025-11-06T00:00'
  const events: PickerEvent[] = [
    { name: 'day', day: later },
    { name: 'refused', value: at(10) },
  ]
  const { state, emitted } = runEvents({ isInline: true }, events, at(10))
  expect(emitted).toEqual([later])
  expect(state).toMatchObject({ value: [at(10)], draft: [at(10)], cursor: later })
})

test('a change of calendar keeps the day, or the month of type month', () => {
  const { state } = runEvents({}, [], at(10))
  const gregorian = (type: PickerOptions['type']) => optionsFor({ type, calendar: 'gregory' })
  const turned = (type: PickerOptions['type']): PickerState =>
    pickerReducer(state, { name: 'options' }, gregorian(type)).state
  expect(turned('date').draft).toEqual([at(10)])
  expect(turned('month').draft).toEqual(['2025-10-01T00:00'])
})

test.each([null, '', 'garbage', '0000-01-01T00:00', ['x'], 7 as never])(
  'the invalid value %j opens on today with nothing chosen',
  (value) => expect(runEvents({}, [], value).state).toMatchObject({ draft: [], cursor: now }),
)
