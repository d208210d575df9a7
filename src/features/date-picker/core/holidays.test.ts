import { expect, test } from 'vitest'
import { fromStored } from './calendar.ts'
import { isFixedHoliday } from './holidays.ts'

test.each([
  ['2025-03-21T00:00', true],
  ['2025-03-24T00:00', true],
  ['2025-03-25T00:00', false],
  ['2026-02-11T10:00', true],
  ['2026-03-20T00:00', true],
])('%s: %s, in either calendar', (stored, isHoliday) => {
  expect(isFixedHoliday(fromStored(stored, 'persian')!)).toBe(isHoliday)
  expect(isFixedHoliday(fromStored(stored, 'gregory')!)).toBe(isHoliday)
})
