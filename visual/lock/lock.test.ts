import { expect, test } from 'vitest'
import { formatLock, parseLock } from './lock.ts'
import type { LockEntry } from './lock.ts'

const entry: LockEntry = {
  picture: { hash: 'a'.repeat(32), width: 390, height: 844 },
  words: 'b'.repeat(16),
  build: '147.0.7727.15',
  tolerated: [],
}

test('a lock that was written is read as it was, sorted by its keys', () => {
  const tolerant = { ...entry, tolerated: ['c'.repeat(32), 'd'.repeat(32)] }
  const text = formatLock(
    new Map([
      ['ui-price--usual fa light 390', tolerant],
      ['ui-hero--usual en dark 1280', entry],
    ]),
  )
  expect(text.split('\n').map((line) => line.split('\t')[0])).toEqual([
    'ui-hero--usual en dark 1280',
    'ui-price--usual fa light 390',
    '',
  ])
  expect(formatLock(parseLock(text))).toBe(text)
  expect(parseLock(text).get('ui-price--usual fa light 390')).toEqual(tolerant)
})

test('the conflict of a merge is named by its line', () => {
  const text = formatLock(new Map([['ui-hero--usual en dark 1280', entry]]))
  expect(() => parseLock(`${text}<<<<<<< ours\n`)).toThrow('Line 2 of the lock')
})
