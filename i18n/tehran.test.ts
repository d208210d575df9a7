import { expect, test } from 'vitest'
import { tehranDay, tehranDayEnd, tehranHour } from './tehran.ts'

test('a day begins at midnight in Tehran', () => {
  expect(tehranDay(Date.parse('2026-11-21T20:29:00Z'))).toBe('2026-11-21')
  expect(tehranDay(Date.parse('2026-11-21T20:30:00Z'))).toBe('2026-11-22')
})

test('an hour of a later day in Tehran converts to an instant', () => {
  const at = Date.parse('2026-11-21T20:30:00Z')
  expect(new Date(tehranHour(at, 2, 9)).toISOString()).toBe('2026-11-24T05:30:00.000Z')
})

test('a day ends at midnight in Tehran', () => {
  expect(new Date(tehranDayEnd('2026-11-18')).toISOString()).toBe('2026-11-18T20:30:00.000Z')
  expect(new Date(tehranDayEnd('2027-03-20')).toISOString()).toBe('2027-03-20T20:30:00.000Z')
})
