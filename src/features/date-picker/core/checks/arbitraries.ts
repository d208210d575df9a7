import * as fc from 'fast-check'
import type { CalendarName } from '../calendar.ts'
import { navigationKeys } from '../focus.ts'
import type { Limits } from '../limits.ts'
import { optionsFor } from '../options.ts'
import type { PickerOptions } from '../options.ts'
import type { PickerEvent } from '../state.ts'

const nearbyDay = fc
  .integer({ min: Date.parse('2025-08-01T00:00Z') / 60_000, max: Date.parse('2025-11-30T23:59Z') / 60_000 })
  .map((minutes) => new Date(minutes * 60_000).toISOString().slice(0, 16))
const distantDay = fc.constantFrom(
  '1822-01-01T00:00',
  '2122-12-31T23:59',
  '1921-03-21T00:00',
  '2025-03-20T23:59',
  '2025-03-21T00:00',
)
const invalidText = fc.constantFrom('', 'x', '0000-01-01T00:00', '2025-02-30T00:00', '9999-12-31T23:59', 'T')
const stored = fc.oneof({ weight: 8, arbitrary: nearbyDay }, distantDay, invalidText)

const limitText = fc.oneof(
  { weight: 4, arbitrary: fc.constant(null) },
  { weight: 4, arbitrary: nearbyDay },
  distantDay,
  invalidText,
)

export const throwingRule = () => {
  throw new Error('rule')
}
const rule = (pattern: RegExp, list: string[]) =>
  fc.option(
    fc.constantFrom(
      pattern,
      new RegExp(pattern.source, 'g'),
      new RegExp(pattern.source, 'y'),
      list,
      (text: string) => pattern.test(text),
    ),
    { nil: undefined, freq: 1 },
  )

const anyLimits: fc.Arbitrary<Limits> = fc.record({
  min: limitText,
  max: limitText,
  disabled: fc.record({
    days: fc.oneof(
      { weight: 19, arbitrary: rule(/-0[5-9]$/, ['2025-09-27', '2025-09-28']) },
      fc.constant(throwingRule),
    ),
    months: rule(/-0[68]$/, ['1404-08', '2025-10']),
    years: rule(/[05]$/, ['1403', '2024']),
    times: rule(/^(0|12)/, ['00:00', '23:59', '12:30']),
  }),
})

const limits = fc.oneof(
  { weight: 1, arbitrary: fc.constant({}) },
  { weight: 3, arbitrary: anyLimits.map(withOrderedLimits) },
  { weight: 1, arbitrary: anyLimits },
)

function withOrderedLimits({ min, max, disabled }: Limits): Limits {
  return min && max && min > max ? { min: max, max: min, disabled } : { min, max, disabled }
}

export const options: fc.Arbitrary<PickerOptions> = fc
  .record({
    type: fc.constantFrom('date', 'datetime', 'year', 'month', 'time', 'year-month'),
    mode: fc.constantFrom('single', 'range', 'multiple'),
    calendar: fc.constantFrom<CalendarName>('persian', 'gregory'),
    locale: fc.constantFrom('fa-IR', 'en-US', 'ru-RU'),
    limits,
    isInline: fc.boolean(),
    autoSubmit: fc.boolean(),
    isEditable: fc.boolean(),
    yearColumns: fc.constantFrom(1, 4),
  } as const)
  .map(optionsFor)

export const value = fc.oneof(fc.constant(null), stored, fc.array(stored, { maxLength: 4 }))
const anyNumber = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: -1, max: 60 }) },
  fc.constantFrom(Number.NaN, 0.5),
)

export const typedText = fc.oneof(
  fc.string(),
  fc.constantFrom('', ' ', ';', '~', ' تا ', '،', 'AM', '۰۰۰۰/۰۱/۰۱'),
  stored.map((text) => text.replace('T', ' ')),
  fc
    .tuple(fc.integer({ min: 1403, max: 1405 }), fc.nat(13), fc.nat(32), fc.nat(24), fc.nat(60))
    .chain(([year, month, day, hour, minute]) =>
      fc.constantFrom(
        `${year}-${month}-${day}`,
        `${year}/${month}/${day} ${hour}:${minute}`,
        `${hour}:${minute}`,
        `${year}`,
        `${year}-${month}`,
        `${year}-${month}-${day} ~ ${year}-${month}-${day}`,
        `${year}-${month}-${day}, ${year}-${month}-${day + 1};`,
      ),
    ),
)

const event: fc.Arbitrary<PickerEvent> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ name: fc.constant('day'), day: stored } as const) },
  { weight: 3, arbitrary: fc.record({ name: fc.constant('month'), month: anyNumber } as const) },
  {
    weight: 3,
    arbitrary: fc.record({
      name: fc.constant('year'),
      year: fc.oneof(fc.integer({ min: 1400, max: 1406 }), fc.integer({ min: 2020, max: 2027 }), anyNumber),
    } as const),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      name: fc.constant('time'),
      hour: anyNumber,
      minute: anyNumber,
      at: fc.constantFrom(undefined, 0, 1, 7),
    } as const),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      name: fc.constant('turn'),
      hand: fc.constantFrom('half', 'hour', 'minute'),
      by: fc.oneof(anyNumber, fc.constantFrom(-1, 1, 1e9)),
      at: fc.constantFrom(undefined, 0, 1, 7),
    } as const),
  },
  fc.record({ name: fc.constant('step'), step: fc.constantFrom('year', 'month', 'day', 'time') } as const),
  {
    weight: 5,
    arbitrary: fc.record({
      name: fc.constant('key'),
      key: fc.constantFrom(...navigationKeys),
      isShifted: fc.boolean(),
    } as const),
  },
  fc.record({
    name: fc.constant('page'),
    months: fc.oneof(anyNumber, fc.constantFrom(-12, 12, 1e9)),
  } as const),
  fc.record({ name: fc.constant('focus'), day: stored } as const),
  fc.record({ name: fc.constant('hover'), day: fc.option(stored) } as const),
  fc.record({ name: fc.constant('now'), now: stored } as const),
  fc.constant({ name: 'clear' } as const),
  { weight: 6, arbitrary: fc.constant({ name: 'submit' } as const) },
  fc.constant({ name: 'cancel' } as const),
  { weight: 4, arbitrary: fc.record({ name: fc.constant('typed'), text: typedText } as const) },
  fc.record({ name: fc.constant('value'), value, now: stored } as const),
  fc.record({ name: fc.constant('refused'), value } as const),
  fc.record({ name: fc.constant('open'), value, now: stored } as const),
  fc.constant({ name: 'options' } as const),
)

export const eventSequences = fc.array(fc.tuple(event, fc.option(options, { freq: 6 })), {
  maxLength: 40,
  size: 'max',
})
