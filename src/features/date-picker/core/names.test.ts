import { describe, expect, test } from 'vitest'
import { toWallTime } from './calendar.ts'
import {
  calendarOf,
  dayName,
  dayPeriodNames,
  monthName,
  monthNames,
  weekStartOf,
  weekdayNames,
} from './names.ts'

const jalali = toWallTime('persian', 1404, 7, 5)
const gregorian = toWallTime('gregory', 2025, 9, 27)

test.each([
  ['fa-IR', 'persian', 6],
  ['fa', 'persian', 6],
  ['en-US', 'gregory', 0],
  ['en', 'gregory', 0],
  ['ru-RU', 'gregory', 1],
  ['ru', 'gregory', 1],
])('locale %s uses the %s calendar and week start %i', (locale, calendar, weekStart) => {
  expect(calendarOf(locale)).toBe(calendar)
  expect(weekStartOf(locale)).toBe(weekStart)
})

test('weekStartOf falls back per language without getWeekInfo', () => {
  const { prototype } = Intl.Locale
  const own = Object.getOwnPropertyDescriptor(prototype, 'getWeekInfo')!
  Reflect.deleteProperty(prototype, 'getWeekInfo')
  try {
    expect(['fa-IR', 'en-US', 'ru-RU'].map(weekStartOf)).toEqual([6, 0, 1])
  } finally {
    Object.defineProperty(prototype, 'getWeekInfo', own)
  }
})

describe('dayName and monthName', () => {
  test.each([
    ['fa-IR', jalali, 'شنبه ۵ مهر ۱۴۰۴', 'مهر ۱۴۰۴'],
    ['fa-IR', gregorian, 'شنبه ۲۷ سپتامبر ۲۰۲۵', 'سپتامبر ۲۰۲۵'],
    ['en-US', gregorian, 'Saturday, September 27, 2025', 'September 2025'],
    ['en-US', jalali, 'Saturday 5 Mehr 1404', 'Mehr 1404'],
    ['ru-RU', gregorian, 'суббота, 27 сентября 2025 г.', 'сентябрь 2025 г.'],
  ])('dayName and monthName in %s', (locale, wall, day, month) => {
    expect(dayName(wall, locale)).toBe(day)
    expect(monthName(wall, locale)).toBe(month)
  })
})

test('monthNames and weekdayNames follow the calendar and the week start', () => {
  expect(monthNames('persian', 'fa-IR').join(' ')).toBe(
    'فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند',
  )
  expect(monthNames('gregory', 'en-US', 'short').slice(0, 3)).toEqual(['Jan', 'Feb', 'Mar'])
  expect(weekdayNames('fa-IR', 6, 'narrow').join(' ')).toBe('ش ی د س چ پ ج')
  expect(weekdayNames('en-US', 0, 'long')[0]).toBe('Sunday')
  expect(weekdayNames('ru-RU', 1, 'short').join(' ')).toBe('пн вт ср чт пт сб вс')
})

test('dayPeriodNames returns AM and PM of the locale', () => {
  expect(dayPeriodNames('fa-IR')).toEqual(['ق.ظ.', 'ب.ظ.'])
  expect(dayPeriodNames('en-US')).toEqual(['AM', 'PM'])
})
