import { expect, test } from 'vitest'
import { nowIn, offsetOf } from './today.ts'

const at = Date.parse('2025-09-26T21:00:30Z')

test.each([
  ['Asia/Tehran', '2025-09-27T00:30'],
  ['UTC', '2025-09-26T21:00'],
  ['America/Los_Angeles', '2025-09-26T14:00'],
])('nowIn %s is %s', (zone, stored) => expect(nowIn(zone, at)).toBe(stored))

test('nowIn formats midnight as 00:00', () =>
  expect(nowIn('UTC', Date.parse('2025-01-01T00:00Z'))).toBe('2025-01-01T00:00'))

test.each([
  ['2025-09-27T12:00', 'Asia/Tehran', '+03:30'],
  ['2020-07-01T12:00', 'Asia/Tehran', '+04:30'],
  ['2025-07-01T12:00', 'America/Los_Angeles', '-07:00'],
  ['2025-12-01T12:00', 'America/Los_Angeles', '-08:00'],
  ['2025-11-02T12:00', 'America/Los_Angeles', '-08:00'],
  ['2025-11-02T05:00', 'America/Los_Angeles', '-08:00'],
  ['2025-12-01T12:00', 'UTC', '+00:00'],
])('the offset at %s in %s is %s', (stored, zone, offset) => expect(offsetOf(stored, zone)).toBe(offset))

test('nowIn throws a RangeError for an unknown zone', () =>
  expect(() => nowIn('Mars/Base')).toThrow(RangeError))
