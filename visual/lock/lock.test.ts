import { expect, test } from 'vitest'
import { formatLock, parseLock } from './lock.ts'
import type { LockEntry } from './lock.ts'

const entry: LockEntry = {
  picture: { hash: 'a'.repeat(32), width: 390, height: 844 },
  diagnostics: 'b'.repeat(16),
  browserVersion: '147.0.7727.15',
  tolerated: [],
}

test('the lock round-trips and is sorted by key', () => {
  const tolerant = { ...entry, tolerated: ['c'.repeat(32), 'd'.repeat(32)] }
  const text = formatLock(
    new Map([
      ['ui-badge--usual ar light 390', tolerant],
      ['ui-alert--usual de dark 1280', entry],
    ]),
  )
  expect(text.split('\n').map((line) => line.split('\t')[0])).toEqual([
    'ui-alert--usual de dark 1280',
    'ui-badge--usual ar light 390',
    '',
  ])
  expect(formatLock(parseLock(text))).toBe(text)
  expect(parseLock(text).get('ui-badge--usual ar light 390')).toEqual(tolerant)
})

test('parsing a conflict marker throws with its line number', () => {
  const text = formatLock(new Map([['ui-alert--usual de dark 1280', entry]]))
  expect(() => parseLock(`${text}<<<<<<< ours\n`)).toThrow('Line 2 of the lock')
})
