type Unit = { name: string; stored: string }

export type Language = {
  locale: string
  dir: 'rtl' | 'ltr'
  label: string
  days: [Unit, Unit]
  months: [Unit, Unit]
  earlierMonths: [string, string]
  years: [Unit, Unit]
}

const [thursday, sunday] = ['2025-10-02T00:00', '2025-10-05T00:00']

const gregorian = {
  dir: 'ltr',
  earlierMonths: ['2024-11-01T00:00', '2024-12-01T00:00'],
  years: [
    { name: '2024', stored: '2024-01-01T00:00' },
    { name: '2025', stored: '2025-01-01T00:00' },
  ],
} satisfies Partial<Language>

export const languages: Language[] = [
  {
    locale: 'fa-IR',
    dir: 'rtl',
    label: 'فارسی',
    days: [
      { name: 'پنجشنبه ۱۰ مهر ۱۴۰۴', stored: thursday },
      { name: 'یکشنبه ۱۳ مهر ۱۴۰۴', stored: sunday },
    ],
    months: [
      { name: 'آبان', stored: '2025-10-23T00:00' },
      { name: 'آذر', stored: '2025-11-22T00:00' },
    ],
    earlierMonths: ['2024-10-22T00:00', '2024-11-21T00:00'],
    years: [
      { name: '۱۴۰۳', stored: '2024-03-20T00:00' },
      { name: '۱۴۰۴', stored: '2025-03-21T00:00' },
    ],
  },
  {
    ...gregorian,
    locale: 'en-US',
    label: 'English',
    days: [
      { name: 'Thursday, October 2, 2025', stored: thursday },
      { name: 'Sunday, October 5, 2025', stored: sunday },
    ],
    months: [
      { name: 'November', stored: '2025-11-01T00:00' },
      { name: 'December', stored: '2025-12-01T00:00' },
    ],
  },
  {
    ...gregorian,
    locale: 'ru-RU',
    label: 'Русский',
    days: [
      { name: 'четверг, 2 октября 2025 г.', stored: thursday },
      { name: 'воскресенье, 5 октября 2025 г.', stored: sunday },
    ],
    months: [
      { name: 'ноябрь', stored: '2025-11-01T00:00' },
      { name: 'декабрь', stored: '2025-12-01T00:00' },
    ],
  },
]
