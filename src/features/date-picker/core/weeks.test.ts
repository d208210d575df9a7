import { expect, test } from 'vitest'
import { addDuration, toWallTime } from './calendar.ts'
import type { Weekday } from './weeks.ts'
import { weeksOf } from './weeks.ts'

test('weeksOf lays out Mehr 1404 from Saturday in six rows, with outside days', () => {
  const weeks = weeksOf('persian', 1404, 7, 6)
  expect(
    weeks.map((week) => week.map(({ day, isOutside }) => (isOutside ? `(${day})` : day)).join(' ')),
  ).toEqual([
    '(29) (30) (31) 1 2 3 4',
    '5 6 7 8 9 10 11',
    '12 13 14 15 16 17 18',
    '19 20 21 22 23 24 25',
    '26 27 28 29 30 (1) (2)',
    '(3) (4) (5) (6) (7) (8) (9)',
  ])
  expect(weeks[1]![0]!.stored).toBe('2025-09-27T00:00')
})

test.each(['persian', 'gregory'] as const)(
  'weeksOf lays out every %s month completely in six rows',
  (calendar) => {
    const first = calendar === 'persian' ? 1300 : 1921
    for (let year = first; year < first + 150; year++) {
      for (let month = 1; month <= 12; month++) {
        const days = weeksOf(calendar, year, month, (month % 7) as Weekday).flat()
        const own = days.filter(({ isOutside }) => !isOutside)
        expect(days.length).toBe(42)
        const last = addDuration(toWallTime(calendar, year, month), { months: 1, days: -1 })
        expect(own.map(({ day }) => day)).toEqual(Array.from({ length: last.day }, (_, at) => at + 1))
        expect(new Date(`${days[0]!.stored}Z`).getUTCDay()).toBe(month % 7)
      }
    }
  },
)
