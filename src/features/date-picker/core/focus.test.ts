import { describe, expect, test } from 'vitest'
import { formatDate, fromStored, toStored } from './calendar.ts'
import { moveFocus, pageMonths } from './focus.ts'
import type { NavigationKey } from './focus.ts'
import { optionsFor } from './options.ts'
import type { PickerOptions } from './options.ts'
import type { Step } from './steps.ts'

const from = fromStored('2025-09-27T12:30', 'persian')!

function moved(
  key: NavigationKey,
  given: Partial<PickerOptions> & { step?: Step; isShifted?: boolean } = {},
) {
  const { step = 'day', isShifted = false, ...options } = given
  return formatDate(moveFocus(from, key, { ...optionsFor(options), step, isShifted }))
}

describe('moveFocus in the day grid (RTL)', () => {
  test.each([
    ['ArrowLeft', '1404-07-06'],
    ['ArrowRight', '1404-07-04'],
    ['ArrowDown', '1404-07-12'],
    ['ArrowUp', '1404-06-29'],
    ['Home', '1404-07-05'],
    ['End', '1404-07-11'],
    ['PageDown', '1404-08-05'],
    ['PageUp', '1404-06-05'],
  ] as const)('%s moves from 1404-07-05 to %s', (key, day) => expect(moved(key)).toBe(day))

  test('horizontal arrow keys are reversed in LTR', () => {
    expect(moved('ArrowLeft', { direction: 'ltr' })).toBe('1404-07-04')
    expect(moved('ArrowRight', { direction: 'ltr' })).toBe('1404-07-06')
  })

  test('Shift+PageUp and Shift+PageDown move by a year', () => {
    expect(moved('PageDown', { isShifted: true })).toBe('1405-07-05')
    expect(moved('PageUp', { isShifted: true })).toBe('1403-07-05')
  })

  test.each([
    [6, '1404-07-05', '1404-07-11'],
    [0, '1404-06-30', '1404-07-05'],
    [1, '1404-06-31', '1404-07-06'],
  ] as const)('with week start %i, Home moves to %s and End to %s', (weekStart, home, end) => {
    expect(moved('Home', { weekStart })).toBe(home)
    expect(moved('End', { weekStart })).toBe(end)
  })

  test('focus stays within min and max and keeps the time', () => {
    const limits = { min: '2025-09-25T18:00', max: '2025-09-28T06:00' }
    expect(moved('ArrowDown', { limits })).toBe('1404-07-06')
    expect(moved('PageUp', { limits })).toBe('1404-07-03')
    const there = moveFocus(from, 'PageUp', { ...optionsFor({ limits }), step: 'day' })
    expect(toStored(there)).toBe('2025-09-25T12:30')
  })

  test('a disabled day takes the focus', () =>
    expect(moved('ArrowLeft', { limits: { disabled: { days: ['2025-09-28'] } } })).toBe('1404-07-06'))

  test('focus still moves when min is later than max', () => {
    const limits = { min: '2026-01-01', max: '2025-01-01' }
    expect(moved('PageDown', { limits })).toBe('1404-08-05')
  })
})

describe('moveFocus in the month grid of three columns (RTL)', () => {
  test.each([
    ['ArrowLeft', '1404-08-05'],
    ['ArrowRight', '1404-06-05'],
    ['ArrowDown', '1404-10-05'],
    ['ArrowUp', '1404-04-05'],
    ['Home', '1404-01-05'],
    ['End', '1404-12-05'],
    ['PageDown', '1405-07-05'],
    ['PageUp', '1403-07-05'],
  ] as const)('%s moves from 1404-07-05 to %s', (key, day) => expect(moved(key, { step: 'month' })).toBe(day))
})

describe('moveFocus in the year list, newest first (RTL)', () => {
  test.each([
    ['ArrowDown', 1, '1403-07-05'],
    ['ArrowUp', 1, '1405-07-05'],
    ['ArrowLeft', 1, '1404-07-05'],
    ['ArrowLeft', 4, '1403-07-05'],
    ['ArrowRight', 4, '1405-07-05'],
    ['ArrowDown', 4, '1400-07-05'],
    ['PageDown', 1, '1399-07-05'],
    ['Home', 1, '1449-07-05'],
    ['End', 4, '1300-07-05'],
  ] as const)('%s with %i column(s) moves from 1404-07-05 to %s', (key, yearColumns, day) =>
    expect(moved(key, { step: 'year', yearColumns })).toBe(day),
  )

  test('Home and End stay within the years that min and max allow', () => {
    const limits = { min: '2024-06-01', max: '2026-06-01' }
    expect(moved('Home', { step: 'year', limits })).toBe('1405-03-11')
    expect(moved('End', { step: 'year', limits })).toBe('1403-07-05')
  })

  test('focus moves from an unlisted year to the nearest listed one', () =>
    expect(moved('ArrowUp', { step: 'year', years: { first: 1300, count: 10 } })).toBe('1309-07-05'))
})

test('moveFocus does nothing in the time step', () =>
  expect(moved('ArrowDown', { step: 'time' })).toBe('1404-07-05'))

test('pageMonths stops at min, max and the last year', () => {
  const options = { limits: { min: '2025-09-10', max: '2025-09-28' } }
  expect(formatDate(pageMonths(from, -1, options)!)).toBe('1404-06-19')
  expect([-2, 1].map((months) => pageMonths(from, months, options))).toEqual([null, null])
  const last = fromStored('2122-12-31T00:00', 'persian')!
  expect(pageMonths(last, 1, { limits: {} })).toBeNull()
  expect(pageMonths(last, -1, { limits: {} })).not.toBeNull()
})
