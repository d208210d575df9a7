import { expect, test } from 'vitest'
import type { Locales } from '#i18n/i18n-types.ts'
import { tomanText } from './toman-text.ts'

test.each<[Locales, number, string]>([
  ['fa', 12_500, '۱٬۲۵۰ تومان'],
  ['en', 12_500, '1,250 Toman'],
  ['ru', 210, '21 туман'],
  ['ru', 220, '22 тумана'],
  ['ru', 110, '11 туманов'],
])('%s: %i rials → %s', (locale, rials, text) => {
  expect(tomanText(rials, locale)).toBe(text)
})
