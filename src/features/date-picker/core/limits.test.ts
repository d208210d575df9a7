import { describe, expect, test } from 'vitest'
import { fromStored, toStored } from './calendar.ts'
import {
  clamp,
  isDayDisabled,
  isDisabled,
  isMonthDisabled,
  areLimitsCrossed,
  isTimeDisabled,
  isYearDisabled,
  truncateToUnit,
} from './limits.ts'
import type { Limits } from './limits.ts'
import { matchesRule } from './rules.ts'
import { defaultYears, yearsOf } from './years.ts'

const persian = (stored: string) => fromStored(stored, 'persian')!

/** 1404-06-10 09:00 to 1404-08-20 17:00. */
const limits: Limits = { min: '2025-09-01T09:00', max: '2025-11-11T17:00' }

describe('min and max', () => {
  test.each([
    ['2025-08-31T23:59', true],
    ['2025-09-01T00:00', false],
    ['2025-11-11T23:00', false],
    ['2025-11-12T00:00', true],
  ])('isDayDisabled of %s is %s', (stored, isOut) =>
    expect(isDayDisabled(persian(stored), limits)).toBe(isOut),
  )

  test.each([
    ['2025-09-01T08:59', true],
    ['2025-09-01T09:00', false],
    ['2025-10-01T00:00', false],
    ['2025-11-11T17:01', true],
  ])('isTimeDisabled of %s is %s', (stored, isOut) =>
    expect(isTimeDisabled(persian(stored), 'datetime', limits)).toBe(isOut),
  )

  test('min and max of type time compare only the time', () => {
    const wall = (clock: string) => persian(`1990-01-01T${clock}`)
    expect(['08:59', '09:00', '17:00', '17:01'].map((at) => isDisabled(wall(at), 'time', limits))).toEqual([
      true,
      false,
      false,
      true,
    ])
    expect(isDisabled(wall('07:00'), 'time', { min: '07:30' })).toBe(true)
  })

  test('a month or year is disabled only if it is wholly outside min and max', () => {
    expect(isMonthDisabled(persian('2025-08-23T00:00'), limits)).toBe(false)
    expect(isMonthDisabled(persian('2025-08-22T00:00'), limits)).toBe(true)
    expect(isYearDisabled(persian('2025-03-21T00:00'), limits)).toBe(false)
    expect(isYearDisabled(persian('2025-03-20T00:00'), limits)).toBe(true)
  })

  test('a limit without a time covers the whole day, an invalid limit is ignored', () => {
    expect(isTimeDisabled(persian('2025-09-27T23:59'), 'datetime', { max: '2025-09-27' })).toBe(false)
    expect(isTimeDisabled(persian('2025-09-27T00:00'), 'datetime', { min: '2025-09-27' })).toBe(false)
    for (const text of ['', 'soon', '2025-02-30T00:00', '1404-07-05', null])
      expect(isDayDisabled(persian('2025-09-27T00:00'), { min: text, max: text })).toBe(false)
  })

  test('min later than max disables everything, even on the same day', () => {
    const crossed = { min: '2025-09-27T10:00', max: '2025-09-27T09:00' }
    expect(areLimitsCrossed(crossed, 'date')).toBe(true)
    for (const type of ['date', 'datetime', 'year', 'month', 'time', 'year-month'] as const) {
      expect(isDisabled(persian('2025-09-27T09:30'), type, crossed)).toBe(true)
      expect(clamp(persian('2025-09-27T09:30'), crossed, type)).toBeNull()
    }
  })

  test.each([
    ['2025-01-01T12:00', 'datetime', '2025-09-01T09:00'],
    ['2026-01-01T12:00', 'datetime', '2025-11-11T17:00'],
    ['2025-10-01T12:00', 'datetime', '2025-10-01T12:00'],
    ['2025-01-01T12:00', 'date', '2025-09-01T00:00'],
    ['2025-01-01T12:00', 'month', '2025-08-23T00:00'],
    ['2026-06-01T12:00', 'year', '2025-03-21T00:00'],
    ['2026-06-01T20:00', 'time', '2026-06-01T17:00'],
  ] as const)('clamp moves %s as %s to %s', (stored, type, held) =>
    expect(toStored(clamp(persian(stored), limits, type)!)).toBe(held),
  )
})

describe('disabled units', () => {
  const day = persian('2025-09-27T12:30')

  test.each([
    ['a list', ['2025-09-27']],
    ['a pattern', /^2025-09-27$/],
    ['a global pattern', /09/g],
    ['a sticky pattern', /2025/y],
    ['a function', (text: string) => text === '2025-09-27'],
    [
      'a function that throws',
      () => {
        throw new Error('no')
      },
    ],
  ])('%s disables a day on every call', (_, days) => {
    for (let time = 0; time < 3; time++) expect(isDayDisabled(day, { disabled: { days } })).toBe(true)
  })

  test('a pattern keeps its lastIndex and may be frozen', () => {
    const pattern = /09/g
    pattern.lastIndex = 3
    expect(matchesRule(pattern, '2025-09-27')).toBe(true)
    expect(pattern.lastIndex).toBe(3)
    expect(matchesRule(Object.freeze(/08/), '2025-09-27')).toBe(false)
  })

  test('a disabled month disables its days, a disabled year its months', () => {
    expect(isDayDisabled(day, { disabled: { months: ['1404-07'] } })).toBe(true)
    expect(isDayDisabled(day, { disabled: { years: ['1404'] } })).toBe(true)
    expect(isMonthDisabled(day, { disabled: { years: ['1404'] } })).toBe(true)
    expect(isMonthDisabled(day, { disabled: { days: /./ } })).toBe(false)
  })

  test("a rule for days reads the stored day, rules for months and years the picker's calendar", () => {
    const gregorian = fromStored('2025-09-27T12:30', 'gregory')!
    for (const wall of [day, gregorian]) {
      expect(isDayDisabled(wall, { disabled: { days: ['2025-09-27'] } })).toBe(true)
      expect(isDayDisabled(wall, { disabled: { days: ['1404-07-05'] } })).toBe(false)
    }
    expect(isMonthDisabled(gregorian, { disabled: { months: ['2025-09'] } })).toBe(true)
    expect(isMonthDisabled(day, { disabled: { months: ['2025-09'] } })).toBe(false)
    expect(isYearDisabled(gregorian, { disabled: { years: ['1404'] } })).toBe(false)
  })

  test('a rule for times matches the time, and a function also gets the stored moment', () => {
    expect(isTimeDisabled(day, 'datetime', { disabled: { times: ['12:30'] } })).toBe(true)
    const times = (clock: string, moment: string) => clock < '13:00' && moment.startsWith('2025-09-27')
    expect(isDisabled(day, 'datetime', { disabled: { times } })).toBe(true)
    expect(isDisabled(day.add({ days: 1 }), 'datetime', { disabled: { times } })).toBe(false)
    expect(isDisabled(day, 'date', { disabled: { times } })).toBe(false)
  })
})

test.each([
  ['year', '2025-03-21T00:00'],
  ['month', '2025-09-23T00:00'],
  ['year-month', '2025-09-23T00:00'],
  ['date', '2025-09-27T00:00'],
  ['datetime', '2025-09-27T12:30'],
  ['time', '2025-09-27T12:30'],
] as const)('type %s is stored as %s', (type, stored) =>
  expect(toStored(truncateToUnit(persian('2025-09-27T12:30'), type))).toBe(stored),
)

test('yearsOf lists 150 years by default, newest first, cut by min and max', () => {
  const years = yearsOf('persian')
  expect([years.length, years[0], years.at(-1)]).toEqual([150, 1449, 1300])
  const gregorian = yearsOf('gregory')
  expect([gregorian.length, gregorian[0], gregorian.at(-1)]).toEqual([150, 2070, 1921])
  expect(yearsOf('persian', { min: '2023-01-01', max: '2025-09-27' })).toEqual([1404, 1403, 1402, 1401])
  expect(yearsOf('persian', { min: '2025-01-01', max: '2023-01-01' })).toHaveLength(150)
  expect(yearsOf('persian', {}, { first: 1400, count: 3 })).toEqual([1402, 1401, 1400])
  expect(defaultYears.persian).toEqual({ first: 1300, count: 150 })
})
