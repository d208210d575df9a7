import { expect, test } from 'vitest'
import type { ContentList, Event } from '#contracts/content.ts'
import { eventDays } from './event-days.ts'

const today = '2026-11-18'
const running = { from: '2026-11-10', to: '2026-11-20' }
const coming = { from: '2026-12-01', to: '2026-12-10' }
const past = { from: '2026-01-01', to: '2026-01-10' }

const listOf = (events: Partial<Event>[], total = events.length) =>
  ({ entries: events.map((event) => ({ event })), total }) as unknown as ContentList

const shown = (list: ContentList, day?: string) => {
  const days = eventDays(list, today, day)
  return days && { min: days.min, max: days.max, isClosed: days.isClosed('2026-11-25') }
}

test.each([
  ['all on the first page', listOf([running, coming])],
  ['followed by past ones', listOf([running, coming, past], 9)],
])('days without an event are closed: %s', (_name, list) => {
  expect(shown(list)).toEqual({ min: today, max: '2026-12-10', isClosed: true })
  expect(eventDays(list, today)!.isClosed('2026-12-05')).toBe(false)
})

test('no day is closed while later pages may have more events', () => {
  expect(shown(listOf([running, coming], 9))).toEqual({ min: today, max: undefined, isClosed: false })
})

test('a chosen day of the past is within the limits', () => {
  expect(shown(listOf([running]), '2020-01-01')).toMatchObject({ min: '2020-01-01', max: '2026-11-20' })
})

test('there are no days without a running or coming event', () => {
  expect(shown(listOf([past]))).toBeNull()
})
