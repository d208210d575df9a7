import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const files = globSync(['i18n/fa/**/*.ts', 'i18n/shell-texts.ts', 'mocks/**/*.ts', 'src/site.ts'], {
  cwd: root,
})

/** «ای» follows a silent «ه» («خانه‌ای») or a vowel; any other letter takes «ی»: «جدیدی». */
const wrongYe = /[\p{L}\u200c]*[^\u200cهیاو]\u200c(ای|ئی|یی|ی)(?![\p{L}\u200c])/gu
const strayHalfSpace = /\p{L}*\u200c(?=[\s.,،؛:!؟»\u200c])/gu

test.each([
  ['ye', wrongYe],
  ['half-space', strayHalfSpace],
])('no Persian word of the shop has a misplaced %s', (_name, wrong) => {
  const found = files.flatMap((file) => readFileSync(join(root, file), 'utf8').match(wrong) ?? [])
  expect(found).toEqual([])
})
