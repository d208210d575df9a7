import { expect, test } from 'vitest'
import { marksOf, marksOfMonth, marksOfYear, shownWeeks } from './marks.ts'
import type { DayMarks } from './marks.ts'
import { optionsFor } from './options.ts'
import type { PickerOptions } from './options.ts'
import { pickerReducer } from './reducer.ts'
import { initialState } from './state.ts'
import type { PickerState } from './state.ts'

const now = '2025-09-27T12:30'

function marked(mark: keyof DayMarks, state: PickerState, options: PickerOptions) {
  const days = shownWeeks(state, options).flat()
  return days.filter((day) => marksOf(day, state, options, now)[mark]).map(({ day }) => day)
}

test('marksOf marks a range and the preview of one drawn backwards', () => {
  const options = optionsFor({ mode: 'range' })
  const state = initialState(['2025-10-02T00:00', '2025-10-04T23:59'], options, now)
  expect(marked('isInRange', state, options)).toEqual([10, 11, 12])
  expect(marked('isRangeStart', state, options)).toEqual([10])
  expect(marked('isRangeEnd', state, options)).toEqual([12])
  const begun = pickerReducer(state, { name: 'day', day: '2025-10-02T00:00' }, options).state
  const drawn = pickerReducer(begun, { name: 'hover', day: '2025-09-30T00:00' }, options).state
  expect(marked('isInRange', drawn, options)).toEqual([8, 9, 10])
  expect(marked('isChosen', drawn, options)).toEqual([10])
})

test('marksOf marks today, disabled days and exactly one focused day', () => {
  const options = optionsFor({ limits: { max: '2025-09-28' } })
  const state = initialState(null, options, now)
  expect(marked('isCurrent', state, options)).toEqual([5])
  expect(marked('isFocused', state, options)).toEqual([5])
  expect(marked('isDisabled', state, options)[0]).toBe(7)
})

test('marksOfMonth and marksOfYear mark chosen, current, focused and disabled units', () => {
  const options = optionsFor({ limits: { max: '2025-09-28' } })
  const state = initialState('2025-08-01T00:00', options, now)
  expect(marksOfMonth(5, state, options, now)).toMatchObject({ isChosen: true, isFocused: true })
  expect(marksOfMonth(7, state, options, now)).toMatchObject({ isCurrent: true, isDisabled: false })
  expect(marksOfMonth(8, state, options, now)).toMatchObject({ isDisabled: true, isChosen: false })
  expect(marksOfYear(1404, state, options, now)).toEqual({
    isChosen: true,
    isCurrent: true,
    isDisabled: false,
  })
  expect(marksOfYear(1405, state, options, now).isDisabled).toBe(true)
})
