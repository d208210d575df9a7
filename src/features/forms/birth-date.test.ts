import { expect, test } from 'vitest'
import { birthDays } from './birth-date.ts'

test('an applicant is fifteen years old at least', () => {
  expect(birthDays('2026-11-23')).toEqual({ first: '1941-01-01', last: '2011-11-23' })
})

test('on 29 February the youngest were born on 28 February fifteen years ago', () => {
  expect(birthDays('2028-02-29')).toEqual({ first: '1943-01-01', last: '2013-02-28' })
})
