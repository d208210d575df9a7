import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const files = globSync(['i18n/fa/**/*.ts', 'i18n/shell-texts.ts', 'mocks/**/*.ts', 'src/platform/site.ts'], {
  cwd: root,
})

/** «ای» follows a silent «ه» («خانه‌ای») or a vowel; any other letter takes «ی»: «جدیدی». */
const wrongYe = /[\p{L}\u200c]*[^\u200cهیاو]\u200c(ای|ئی|یی|ی)(?![\p{L}\u200c])/gu
const strayHalfSpace = /\p{L}*\u200c(?=[\s.,،؛:!؟»\u200c])/gu
/**
 * Elsewhere the shop writes «نگهداری», «دست‌بافت», «گرمخانه», «همرنگ», «سمباده», «تزئین», «هیچ‌کس», «شماره موبایل»,
 * «یک بار» (but «یک‌باره»: suddenly), «هرچه», «همه چیز», and infinitives with a space: «دم کردن».
 */
const secondSpelling =
  /نگه\u200cداری|دست\u200cباف(?!\p{L})|گرم\u200cخانه|هم\u200cرنگ|سنباده|تزیین|هیچ کس|شماره همراه|یک\u200cبار(?!\p{L})|هر چه(?!\p{L})|همه\u200cچیز|\p{L}+\u200c(?:کردن|شدن|زدن|داشتن)(?!\p{L})|باز(?:کردن|شدن)/gu

test.each([
  ['misplaced ye', wrongYe],
  ['misplaced half-space', strayHalfSpace],
  ['second spelling', secondSpelling],
])('no Persian word of the shop has a %s', (_name, wrong) => {
  const found = files.flatMap((file) => readFileSync(join(root, file), 'utf8').match(wrong) ?? [])
  expect(found).toEqual([])
})
