import { expect, test } from 'vitest'
import { orderedDiff } from './ordered-diff.ts'

const changes = (before: string, after: string) => orderedDiff([...before], [...after])

test('lines that went and came', () => {
  expect(changes('abc', 'abd')).toEqual({ gone: ['c'], came: ['d'], moved: [] })
})

test('a moved line names the line that follows it now', () => {
  expect(changes('abcd', 'dabc')).toEqual({ gone: [], came: [], moved: [{ line: 'd', before: 'a' }] })
  expect(changes('abcd', 'bcda').moved).toEqual([{ line: 'a', before: null }])
})

test('equal lines are told apart by their order', () => {
  expect(changes('aab', 'aab').moved).toEqual([])
  expect(changes('aabaa', 'aaba')).toEqual({ gone: ['a'], came: [], moved: [] })
})
