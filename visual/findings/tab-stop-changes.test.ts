import { expect, test } from 'vitest'
import { tabStopChanges } from './tab-stop-changes.ts'

const changes = (before: string, after: string) => tabStopChanges([...before], [...after])

test('tab stops that went and came', () => {
  expect(changes('abc', 'abd')).toEqual({ gone: ['c'], came: ['d'], moved: [] })
})

test('one that moved names the stop that follows it now', () => {
  expect(changes('abcd', 'dabc')).toEqual({ gone: [], came: [], moved: [{ stop: 'd', before: 'a' }] })
  expect(changes('abcd', 'bcda').moved).toEqual([{ stop: 'a', before: null }])
})

test('equal names are told apart by their order', () => {
  expect(changes('aab', 'aab').moved).toEqual([])
  expect(changes('aabaa', 'aaba')).toEqual({ gone: ['a'], came: [], moved: [] })
})
