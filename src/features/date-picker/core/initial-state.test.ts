import { expect, test } from 'vitest'
import { optionsFor } from './options.ts'
import { initialState } from './state.ts'

const now = '2025-09-27T12:30'

test.each([
  ['date', null, null, 'day'],
  ['date', 'year', null, 'year'],
  ['date', 'year', '2025-09-05T00:00', 'day'],
  ['time', 'year', null, 'time'],
  ['year-month', 'month', null, 'month'],
] as const)(
  'a %s picker with initialStep %s and value %s opens at step %s',
  (type, initialStep, value, step) => {
    expect(initialState(value, optionsFor({ type, initialStep }), now).step).toBe(step)
  },
)
