import { expect, test } from 'vitest'
import { at, day, now, submit, told } from './checks/told.ts'
import { optionsFor } from './options.ts'
import type { PickerOptions } from './options.ts'
import { handle } from './selection.ts'
import type { PickerEvent, PickerState } from './state.ts'

test('what was handed out comes back as the value and changes nothing', () => {
  const { state, options } = told({ mode: 'range' }, [day(10), day(12), submit])
  const back = handle(state, { name: 'value', value: [...state.value], now }, options)
  expect(back.state).toEqual(state)
})

test('what was handed out and not taken is chosen no longer, and the month stays', () => {
  const later = '2025-11-06T00:00'
  const events: PickerEvent[] = [
    { name: 'day', day: later },
    { name: 'refused', value: at(10) },
  ]
  const { state, said } = told({ isInline: true }, events, at(10))
  expect(said).toEqual([later])
  expect(state).toMatchObject({ value: [at(10)], draft: [at(10)], cursor: later })
})

test('another calendar keeps the day, and the month of a type that has none', () => {
  const { state } = told({}, [], at(10))
  const gregorian = (type: PickerOptions['type']) => optionsFor({ type, calendar: 'gregory' })
  const turned = (type: PickerOptions['type']): PickerState =>
    handle(state, { name: 'options' }, gregorian(type)).state
  expect(turned('date').draft).toEqual([at(10)])
  expect(turned('month').draft).toEqual(['2025-10-01T00:00'])
})

test.each([null, '', 'garbage', '0000-01-01T00:00', ['x'], 7 as never])(
  'the value %j opens on the present, with nothing chosen',
  (value) => expect(told({}, [], value).state).toMatchObject({ draft: [], cursor: now }),
)
