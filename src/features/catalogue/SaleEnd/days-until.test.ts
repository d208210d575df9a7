import { expect, test } from 'vitest'
import { daysUntil } from './days-until.ts'

test.each([
  ['2026-11-18T08:30:00Z', 9],
  ['2026-11-26T20:29:59Z', 1],
  ['2026-11-26T20:30:00Z', 0],
  ['2026-11-27T20:29:59Z', 0],
  ['2026-11-27T20:30:00Z', -1],
])('daysUntil at %s counts %i Tehran days until the 27th', (now, days) => {
  expect(daysUntil('2026-11-27', Date.parse(now))).toBe(days)
})
