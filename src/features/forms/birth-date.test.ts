import { expect, test } from 'vitest'
import { birthDateRange } from './birth-date.ts'

test('applicants are at least 15 years old', () => {
  expect(birthDateRange('2026-11-23')).toEqual({ first: '1941-01-01', last: '2011-11-23' })
})

test('on 29 February the latest birth date is 28 February 15 years earlier', () => {
  expect(birthDateRange('2028-02-29')).toEqual({ first: '1943-01-01', last: '2013-02-28' })
})
