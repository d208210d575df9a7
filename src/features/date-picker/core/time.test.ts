import { describe, expect, test } from 'vitest'
import { formatTime, formatDate, fromStored } from './calendar.ts'
import { isTimeDisabled } from './limits.ts'
import type { Limits } from './limits.ts'
import { nearestAllowed, turnClock } from './time.ts'
import type { Hand } from './time.ts'

const at = (time: string) => fromStored(`2025-09-27T${time}`, 'persian')!

function clock(from: string, hand: Hand, by: number, limits: Limits = {}) {
  const there = turnClock(at(from), hand, by, (wall) => !isTimeDisabled(wall, 'datetime', limits))
  expect(formatDate(there)).toBe('1404-07-05')
  return formatTime(there)
}

describe('turning a hand of the clock within the day', () => {
  test.each([
    ['12:30', 'hour', 1, '13:30'],
    ['23:30', 'hour', 1, '00:30'],
    ['00:30', 'hour', -1, '23:30'],
    ['12:59', 'minute', 1, '13:00'],
    ['23:59', 'minute', 1, '00:00'],
    ['00:00', 'minute', -1, '23:59'],
    ['23:50', 'minute', 15, '00:05'],
    ['12:30', 'minute', 0, '12:30'],
    ['09:20', 'half', 1, '21:20'],
    ['21:20', 'half', 1, '09:20'],
  ] as const)('turning %s, the %s by %i, gives %s', (from, hand, by, to) =>
    expect(clock(from, hand, by)).toBe(to),
  )
})

describe('turning a hand of the clock past disabled times', () => {
  test.each([
    ['09:59', 'minute', 1, '13:00'],
    ['13:00', 'minute', -1, '09:59'],
    ['09:30', 'hour', 1, '13:30'],
    ['13:30', 'hour', -1, '09:30'],
  ] as const)('turning %s, the %s by %i, skips disabled times to %s', (from, hand, by, to) =>
    expect(clock(from, hand, by, { disabled: { times: /^1[0-2]/ } })).toBe(to),
  )

  test.each([
    ['09:10', 'hour', Infinity, '13:10'],
    ['13:10', 'hour', -Infinity, '08:30'],
    ['13:10', 'minute', Infinity, '13:45'],
    ['08:45', 'minute', -Infinity, '08:30'],
  ] as const)('turning %s, the %s by %d, gives the last or first allowed: %s', (from, hand, by, to) => {
    const limits = { min: '2025-09-27T08:30', max: '2025-09-27T13:45', disabled: { times: /^1[0-2]/ } }
    expect(clock(from, hand, by, limits)).toBe(to)
  })

  test('turning into a partly disabled hour takes its nearest allowed minute', () => {
    const limits = { min: '2025-09-27T09:30', max: '2025-09-27T10:15' }
    expect(clock('09:40', 'hour', 1, limits)).toBe('10:15')
    expect(clock('10:15', 'minute', 1, limits)).toBe('09:30')
  })

  test.each([
    ['09:20', '18:45', '18:45'],
    ['09:20', '12:10', '12:10'],
    ['15:20', '18:45', '08:30'],
    ['09:20', '11:50', '09:20'],
  ])('the half of the day turns from %s with max %s to its nearest allowed time, %s', (from, max, to) => {
    const limits = { min: '2025-09-27T08:30', max: `2025-09-27T${max}` }
    expect(clock(from, 'half', 1, limits)).toBe(to)
  })

  test('with every time disabled the time stays, and rules run at most once per minute of two days', () => {
    let calls = 0
    const times = () => {
      calls += 1
      return true
    }
    expect(clock('12:30', 'hour', 1, { disabled: { times } })).toBe('12:30')
    expect(clock('12:30', 'minute', 7, { disabled: { times } })).toBe('12:30')
    expect(calls).toBeLessThan(2 * 24 * 60)
  })
})

test.each([
  ['12:30', '12:30'],
  ['10:10', '09:59'],
  ['12:00', '13:00'],
])('nearestAllowed moves %s to %s', (from, to) => {
  const wall = at(from)
  const times = from === '12:30' ? [] : /^1[0-2]/
  expect(formatTime(nearestAllowed(wall, 'datetime', { disabled: { times } }))).toBe(to)
})
