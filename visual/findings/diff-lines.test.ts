import { expect, test } from 'vitest'
import { diffLines } from './diff-lines.ts'

test('moved lines are no difference, added and removed lines are', () => {
  expect(diffLines(['save', 'add', 'add'], ['add', 'save', 'add'])).toEqual({ gone: [], came: [] })
  expect(diffLines(['add', 'add', '١٢٠'], ['add', '120'])).toEqual({ gone: ['add', '١٢٠'], came: ['120'] })
})
