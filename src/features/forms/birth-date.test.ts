import { expect, test } from 'vitest'
import { birthDateOf, birthIn } from './birth-date.ts'

const birth = { birthCalendar: 'persian', birthYear: '1369', birthMonth: '5', birthDay: '12' } as const
const blank = { birthYear: '', birthMonth: '', birthDay: '' }

test('a Persian date of birth is sent as a Gregorian day', () => {
  expect(birthDateOf(birth)).toBe('1990-08-03')
})

test('half a date and a day that never was are told from nothing', () => {
  expect(birthDateOf({ ...birth, ...blank })).toBeUndefined()
  expect(birthDateOf({ ...birth, birthDay: '' })).toBeNull()
  expect(birthDateOf({ ...birth, birthMonth: '7', birthDay: '31' })).toBeNull()
})

test('another language shows the same day on its calendar', () => {
  expect(birthIn('persian', birth)).toMatchObject(birth)
  expect(birthIn('gregory', birth)).toEqual({ birthYear: '1990', birthMonth: '8', birthDay: '3' })
  expect(birthIn('gregory', { ...birth, birthYear: '' })).toEqual(blank)
})
