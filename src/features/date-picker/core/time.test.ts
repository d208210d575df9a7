import { describe, expect, test } from 'vitest'
import { clockText, dayText, fromStored } from './calendar.ts'
import type { Limits } from './limits.ts'
import { nearestAllowed, turned } from './time.ts'

const at = (time: string) => fromStored(`2025-09-27T${time}`, 'persian')!

function clock(from: string, hand: 'hour' | 'minute', by: number, limits: Limits = {}) {
  const there = turned(at(from), hand, by, { type: 'datetime', limits })
  expect(dayText(there)).toBe('1404-07-05')
  return clockText(there)
}

describe('turned within the day', () => {
  test.each([
    ['12:30', 'hour', 1, '13:30'],
    ['23:30', 'hour', 1, '00:30'],
    ['00:30', 'hour', -1, '23:30'],
    ['12:59', 'minute', 1, '13:00'],
    ['23:59', 'minute', 1, '00:00'],
    ['00:00', 'minute', -1, '23:59'],
    ['23:50', 'minute', 15, '00:05'],
    ['12:30', 'minute', 0, '12:30'],
  ] as const)('%s, the %s by %i, is %s', (from, hand, by, to) => expect(clock(from, hand, by)).toBe(to))
})

describe('past what is disabled', () => {
  test.each([
    ['09:59', 'minute', 1, '13:00'],
    ['13:00', 'minute', -1, '09:59'],
    ['09:30', 'hour', 1, '13:30'],
    ['13:30', 'hour', -1, '09:30'],
  ] as const)('%s, the %s by %i, is %s', (from, hand, by, to) =>
    expect(clock(from, hand, by, { disabled: { times: /^1[0-2]/ } })).toBe(to),
  )

  test.each([
    ['09:10', 'hour', Infinity, '13:10'],
    ['13:10', 'hour', -Infinity, '08:30'],
    ['13:10', 'minute', Infinity, '13:45'],
    ['08:45', 'minute', -Infinity, '08:30'],
  ] as const)('%s, the %s by %d, is its end: %s', (from, hand, by, to) => {
    const limits = { min: '2025-09-27T08:30', max: '2025-09-27T13:45', disabled: { times: /^1[0-2]/ } }
    expect(clock(from, hand, by, limits)).toBe(to)
  })

  test('an hour that is open in part is entered where it is', () => {
    const limits = { min: '2025-09-27T09:30', max: '2025-09-27T10:15' }
    expect(clock('09:40', 'hour', 1, limits)).toBe('10:15')
    expect(clock('10:15', 'minute', 1, limits)).toBe('09:30')
  })

  test('where nothing is allowed it stays, and asks no longer than a day has minutes', () => {
    let asked = 0
    const times = () => {
      asked += 1
      return true
    }
    expect(clock('12:30', 'hour', 1, { disabled: { times } })).toBe('12:30')
    expect(clock('12:30', 'minute', 7, { disabled: { times } })).toBe('12:30')
    expect(asked).toBeLessThan(2 * 24 * 60)
  })
})

test.each([
  ['12:30', '12:30'],
  ['10:10', '09:59'],
  ['12:00', '13:00'],
])('the nearest to %s outside 10 to 12 is %s', (from, to) => {
  const wall = at(from)
  const times = from === '12:30' ? [] : /^1[0-2]/
  expect(clockText(nearestAllowed(wall, 'datetime', { disabled: { times } }))).toBe(to)
})
