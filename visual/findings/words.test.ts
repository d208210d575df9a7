import { expect, test } from 'vitest'
import { diffLines } from './words.ts'

test('lines that moved are no difference, those that went and came are', () => {
  expect(diffLines(['price', 'add', 'add'], ['add', 'price', 'add'])).toEqual({ gone: [], came: [] })
  expect(diffLines(['add', 'add', '۱۲۰'], ['add', '120'])).toEqual({ gone: ['add', '۱۲۰'], came: ['120'] })
})
