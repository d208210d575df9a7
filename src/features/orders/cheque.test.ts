import { expect, test } from 'vitest'
import { chequeFrom, dueDate } from './cheque.ts'

function form(sayadNumber: string) {
  const data = new FormData()
  data.set('sayadNumber', sayadNumber)
  data.set('dueDate', '2026-12-21')
  return data
}

test('the Sayad number may be typed in Persian digits and groups', () => {
  expect(chequeFrom(form('۱۲۳۴ ۵۶۷۸ ۹۰۱۲ ۳۴۵۶'))).toEqual({
    sayadNumber: '1234567890123456',
    dueDate: '2026-12-21',
  })
})

test('fifteen digits are not a Sayad number', () => {
  expect(chequeFrom(form('123456789012345'))).toBeNull()
})

test('the day is counted in Tehran, where it is tomorrow already', () => {
  expect(dueDate(Date.parse('2026-11-21T21:00:00Z'), 30)).toBe('2026-12-22')
})
