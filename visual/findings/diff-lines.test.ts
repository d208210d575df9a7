import { expect, test } from 'vitest'
import { diffLines } from './diff-lines.ts'

test('moved lines are no difference, added and removed lines are', () => {
  expect(diffLines(['price', 'add', 'add'], ['add', 'price', 'add'])).toEqual({ gone: [], came: [] })
  expect(diffLines(['add', 'add', '۱۲۰'], ['add', '120'])).toEqual({ gone: ['add', '۱۲۰'], came: ['120'] })
})
