import { expect, test } from 'vitest'
import { callRange, isCallHour } from './call-time.ts'

test.each([
  ['08:45', false],
  ['09:00', true],
  ['12:10', false],
  ['16:45', true],
  ['17:00', false],
])('a call can start at %s: %s', (time, does) => {
  expect(isCallHour(time)).toBe(does)
})

test.each([
  ['2026-11-22T08:35:00Z', '2026-11-22T13:15'],
  ['2026-11-22T03:00:00Z', '2026-11-22T09:00'],
  ['2026-11-22T13:00:00Z', '2026-11-23T09:00'],
  ['2026-11-19T13:00:00Z', '2026-11-21T09:00'],
])('at %s the earliest call is %s', (now, first) => {
  expect(callRange(Date.parse(now)).first).toBe(first)
})

test.each([
  ['2026-11-22T08:35:00Z', '2026-12-06T12:00'],
  ['2026-11-22T20:51:00Z', '2026-12-06T16:45'],
  ['2026-11-20T10:00:00Z', '2026-12-03T16:45'],
])('at %s the latest call is %s, at most two weeks ahead', (now, last) => {
  expect(callRange(Date.parse(now)).last).toBe(last)
})
