import { expect, test } from 'vitest'
import { beginStep, isLastStep, nextStep, stepsOf } from './steps.ts'

test.each([
  ['date', 'year month day', 'day'],
  ['datetime', 'year month day time', 'day'],
  ['year', 'year', 'year'],
  ['month', 'month', 'month'],
  ['time', 'time', 'time'],
  ['year-month', 'year month', 'year'],
] as const)('%s asks for %s, and begins with %s', (type, steps, begin) => {
  expect(stepsOf[type].join(' ')).toBe(steps)
  expect(beginStep(type)).toBe(begin)
  expect(isLastStep(type, stepsOf[type].at(-1)!)).toBe(true)
})

test('one after another', () => {
  expect(nextStep('datetime', 'day')).toBe('time')
  expect(nextStep('date', 'day')).toBeNull()
})
