import { beforeAll, expect, test } from 'vitest'
import { formattersOf, toman, tomanToRials } from './formatters.ts'
import { i18nObject } from './i18n-util.ts'
import { loadAllLocales } from './i18n-util.sync.ts'

beforeAll(loadAllLocales)

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.each([
  ['fa', '۱٬۲۵۰٬۰۰۰ تومان'],
  ['en', '1,250,000 Toman'],
  ['ru', '1 250 000 туманов'],
] as const)('a price is formatted in %s', (locale, shown) => {
  const amount = toman({ amount: 12_500_000, unit: 'IRR' })
  expect(plain(i18nObject(locale).money.full({ amount }))).toBe(shown)
})

test('rials survive a round trip through Toman', () => {
  expect(tomanToRials(toman({ amount: 980_000, unit: 'IRR' }))).toBe(980_000)
})

test.each([
  [1, '1 товар'],
  [2, '2 товара'],
  [5, '5 товаров'],
  [11, '11 товаров'],
  [21, '21 товар'],
  [104, '104 товара'],
])('Russian plural of %i', (count, shown) => {
  expect(i18nObject('ru').listing.results({ count })).toBe(shown)
})

test.each([
  ['fa', 'شنبه ۳۰ آبان'],
  ['en', 'Saturday, November 21'],
  ['ru', 'суббота, 21 ноября'],
] as const)('an evening in UTC is the next day in Tehran: %s', (locale, shown) => {
  expect(formattersOf(locale).day('2026-11-20T21:00:00Z')).toBe(shown)
})

test('a range within one day is formatted as that day', () => {
  expect(formattersOf('fa').days('2026-11-21T06:00:00Z', '2026-11-21T12:00:00Z')).toBe('شنبه ۳۰ آبان')
  expect(formattersOf('fa').days('2026-11-21T06:00:00Z', '2026-11-23T12:00:00Z')).toBe(
    'شنبه ۳۰ آبان تا دوشنبه ۲ آذر',
  )
})

test.each([
  ['fa', '۲۱ آبان تا ۳ آذر ۱۴۰۵'],
  ['en', 'November 12 – 24, 2026'],
  ['ru', '12–24 ноября 2026\u00a0г.'],
] as const)('a range of days shows shared parts once: %s', (locale, shown) => {
  expect(formattersOf(locale).dates('2026-11-12', '2026-11-24')).toBe(shown)
})

test('an em dash joins Russian dates of several words', () => {
  const { dates } = formattersOf('ru')
  expect(plain(dates('2026-11-12', '2026-12-03'))).toBe('12 ноября — 3 декабря 2026 г.')
})

test('a range of weekdays has the same plain spaces on the server as in the browser', () => {
  const { days } = formattersOf('en')
  expect(days('2026-12-02', '2026-12-05')).toBe('Wednesday, December 2 – Saturday, December 5')
})
