import { expect, test } from 'vitest'
import { pluralized, formatDay, formatNumber } from './formatters.ts'
import { texts } from './texts.ts'

test('Russian texts use the plural form of the number', () => {
  expect([1, 2, 5, 11, 21, 22, 112].map(texts.ru.shots)).toEqual([
    '1 снимок',
    '2 снимка',
    '5 снимков',
    '11 снимков',
    '21 снимок',
    '22 снимка',
    '112 снимков',
  ])
})

test('English texts have two plural forms', () => {
  expect([0, 1, 2].map(texts.en.stories)).toEqual(['0 stories', '1 story', '2 stories'])
})

test('Persian texts use Persian digits', () => {
  expect(texts.fa.shots(84)).toBe('۸۴ تصویر')
  expect(formatNumber('fa', 3000)).toBe('۳٬۰۰۰')
})

test('a missing plural form falls back to other', () => {
  expect(pluralized('en', { other: '# done' })(1)).toBe('1 done')
})

test('days are formatted in the calendar of the locale', () => {
  expect(formatDay('fa', '2026-12-01')).toBe('سه‌شنبه ۱۰ آذر ۱۴۰۵')
  expect(formatDay('en', '2026-12-01')).toContain('December 1, 2026')
})

test('every fa and ru text is in the script of its language', () => {
  const strings = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    return typeof value === 'object' && value ? Object.values(value).flatMap(strings) : []
  }
  expect(strings(texts.fa).filter((text) => !/[آ-ی]/.test(text))).toEqual([])
  expect(strings(texts.ru).filter((text) => !/[а-яё]|1:1/i.test(text))).toEqual([])
})
