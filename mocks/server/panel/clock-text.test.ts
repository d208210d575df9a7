import { expect, test } from 'vitest'
import { dayText, fieldText, instantFrom, jalaliText, timeText } from './clock-text.ts'

test('times are shown in Tehran time, in both calendars', () => {
  const newYear = Date.parse('2026-03-20T21:00:05Z')
  expect([dayText(newYear), timeText(newYear), jalaliText(newYear)]).toEqual([
    '2026-03-21',
    '00:30:05',
    'Farvardin 1, 1405 AP',
  ])
})

test('the datetime field round-trips an instant', () => {
  const at = Date.parse('2026-11-18T08:30:00Z')
  expect(Date.parse(instantFrom(fieldText(at)))).toBe(at)
})
