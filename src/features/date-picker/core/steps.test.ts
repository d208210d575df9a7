import { expect, test } from 'vitest'
import { defaultStep, nextStep, stepsOf } from './steps.ts'

test.each([
  ['date', 'year month day', 'day'],
  ['datetime', 'year month day time', 'day'],
  ['year', 'year', 'year'],
  ['month', 'month', 'month'],
  ['time', 'time', 'time'],
  ['year-month', 'year month', 'year'],
] as const)('type %s has the steps %s and begins with %s', (type, steps, begin) => {
  expect(stepsOf[type].join(' ')).toBe(steps)
  expect(defaultStep(type)).toBe(begin)
  expect(nextStep(type, stepsOf[type].at(-1)!)).toBeNull()
})

test('nextStep returns the following step, or null after the last', () => {
  expect(nextStep('datetime', 'day')).toBe('time')
  expect(nextStep('date', 'day')).toBeNull()
})
