import { expect, test } from 'vitest'
import { textLanguage } from './text-language.ts'

test.each([
  ['سینی سنگین و محکم است.', 'fa'],
  ['iPhone را با سینی خریدم', 'fa'],
  ['Поднос тяжёлый', 'ru'],
  ['A heavy tray', undefined],
  ['I bought this گلیم for my mother', undefined],
  ['Купила گلیم для мамы', 'ru'],
  ['5 / 5', undefined],
])('%s', (text, language) => expect(textLanguage(text)).toBe(language))
