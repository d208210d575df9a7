import { describe, expect, test } from 'vitest'
import { wallOf } from './calendar.ts'
import {
  calendarOf,
  dayName,
  dayPeriodNames,
  monthName,
  monthNames,
  weekStartOf,
  weekdayNames,
} from './names.ts'

const jalali = wallOf('persian', 1404, 7, 5)
const gregorian = wallOf('gregory', 2025, 9, 27)

test.each([
  ['fa-IR', 'persian', 6],
  ['fa', 'persian', 6],
  ['en-US', 'gregory', 0],
  ['en', 'gregory', 0],
  ['ru-RU', 'gregory', 1],
  ['ru', 'gregory', 1],
])('%s reads %s dates, its week begins on day %i', (locale, calendar, weekStart) => {
  expect(calendarOf(locale)).toBe(calendar)
  expect(weekStartOf(locale)).toBe(weekStart)
})

test('a browser that does not know weeks begins them as the three languages do', () => {
  const { prototype } = Intl.Locale
  const own = Object.getOwnPropertyDescriptor(prototype, 'getWeekInfo')!
  Reflect.deleteProperty(prototype, 'getWeekInfo')
  try {
    expect(['fa-IR', 'en-US', 'ru-RU'].map(weekStartOf)).toEqual([6, 0, 1])
  } finally {
    Object.defineProperty(prototype, 'getWeekInfo', own)
  }
})

describe('a day and a month by name', () => {
  test.each([
    ['fa-IR', jalali, 'شنبه ۵ مهر ۱۴۰۴', 'مهر ۱۴۰۴'],
    ['fa-IR', gregorian, 'شنبه ۲۷ سپتامبر ۲۰۲۵', 'سپتامبر ۲۰۲۵'],
    ['en-US', gregorian, 'Saturday, September 27, 2025', 'September 2025'],
    ['en-US', jalali, 'Saturday 5 Mehr 1404', 'Mehr 1404'],
    ['ru-RU', gregorian, 'суббота, 27 сентября 2025 г.', 'сентябрь 2025 г.'],
  ])('in %s', (locale, wall, day, month) => {
    expect(dayName(wall, locale)).toBe(day)
    expect(monthName(wall, locale)).toBe(month)
  })
})

test('months and weekdays stand in the order of their calendar and week', () => {
  expect(monthNames('persian', 'fa-IR').join(' ')).toBe(
    'فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند',
  )
  expect(monthNames('gregory', 'en-US', 'short').slice(0, 3)).toEqual(['Jan', 'Feb', 'Mar'])
  expect(weekdayNames('fa-IR', 6, 'narrow').join(' ')).toBe('ش ی د س چ پ ج')
  expect(weekdayNames('en-US', 0, 'long')[0]).toBe('Sunday')
  expect(weekdayNames('ru-RU', 1, 'short').join(' ')).toBe('пн вт ср чт пт сб вс')
})

test('the halves of a day', () => {
  expect(dayPeriodNames('fa-IR')).toEqual(['ق.ظ.', 'ب.ظ.'])
  expect(dayPeriodNames('en-US')).toEqual(['AM', 'PM'])
})
