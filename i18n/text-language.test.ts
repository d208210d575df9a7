import { expect, test } from 'vitest'
import { textLanguage } from './text-language.ts'

test.each([
  ['سینی سنگین و محکم است.', 'fa'],
  ['iPhone را با سینی خریدم', 'fa'],
  ['Поднос тяжёлый', 'ru'],
  ['A heavy tray', undefined],
  ['5 / 5', undefined],
])('%s', (text, language) => expect(textLanguage(text)).toBe(language))
