import { afterEach, expect, test, vi } from 'vitest'
import { timeSpan } from './time-span.ts'

test.each([
  ['fa', 3, 5, '۳–۵ روز'],
  ['fa', 7, 35, '۷ روز تا ۵ هفته'],
  ['en', 1, 1, '1 day'],
  ['en', 14, 420, '2 weeks – 14 months'],
  ['ru', 2, 5, '2–5 дней'],
  ['ru', 7, 35, '7 дней — 5 недель'],
] as const)('%s: %i to %i days', (locale, from, to, shown) => {
  expect(timeSpan(locale, from, to)).toBe(shown)
})

/** It came with Firefox 116. */
test('`formatRange` of numbers is not needed', () => {
  vi.spyOn(Intl.NumberFormat.prototype, 'formatRange').mockImplementation(() => {
    throw new TypeError('formatRange is not a function')
  })
  expect(timeSpan('fa', 3, 5)).toBe('۳–۵ روز')
})

afterEach(() => void vi.restoreAllMocks())
