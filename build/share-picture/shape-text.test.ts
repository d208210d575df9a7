import { expect, test } from 'vitest'
import type { Locales } from '../../i18n/i18n-types.ts'
import { localeTable } from '../../i18n/locales.ts'
import { loadFonts } from './fonts.ts'
import { shapeText, type TextStyle } from './shape-text.ts'

async function shape(text: string, locale: Locales, style: Partial<TextStyle> = {}) {
  const fonts = await loadFonts(locale, text)
  const { direction } = localeTable[locale]
  return shapeText(text, { fonts, weight: 700, size: 100, direction, ...style })
}

/** From left to right. */
const outlinesOf = async (...shaped: Parameters<typeof shape>) =>
  Array.from((await shape(...shaped)).svg.matchAll(/ d="([^"]+)"/g), ([, outline]) => outline)

test('Persian letters are joined, and a half-space parts them', async () => {
  const isolated = await Promise.all([...'سلام'].map((letter) => outlinesOf(letter, 'fa')))
  expect(await outlinesOf('سلام', 'fa')).not.toEqual(isolated.flat().reverse())
  const [joined, parted] = [await outlinesOf('دستباف', 'fa'), await outlinesOf('دست\u200cباف', 'fa')]
  expect(parted).toHaveLength(joined.length)
  expect(parted).not.toEqual(joined)
})

test('words run from right to left, and Latin words and digits in them from left to right', async () => {
  const [persian, latin, digits] = [
    await outlinesOf('فرش', 'fa'),
    await outlinesOf('AB', 'fa'),
    await outlinesOf('۲۰۰', 'fa', { direction: 'ltr' }),
  ]
  expect(await outlinesOf('فرش ۲۰۰ AB', 'fa')).toEqual([...latin, ...digits, ...persian])
  expect(await outlinesOf('فرش AB', 'en')).toEqual([...persian, ...(await outlinesOf('AB', 'en'))])
})

test('brackets are mirrored in Persian', async () => {
  const closing = await outlinesOf(')', 'fa', { direction: 'ltr' })
  expect((await outlinesOf('(فرش', 'fa')).at(-1)).toEqual(closing[0])
})

test('each language has its font, and each weight its outlines', async () => {
  expect(await outlinesOf('A', 'en')).not.toEqual(await outlinesOf('A', 'fa'))
  expect(await outlinesOf('Ж', 'ru')).not.toEqual(await outlinesOf('Ж', 'ru', { weight: 500 }))
  expect(await outlinesOf('Ж', 'fa')).toEqual(await outlinesOf('Ж', 'ru'))
  expect(await outlinesOf('فرش', 'en')).toEqual(await outlinesOf('فرش', 'fa'))
})

test('a character that no font has is left out, and no box stands for it', async () => {
  expect(await shape('😀漢', 'fa')).toEqual({ svg: '', width: 0 })
  expect(await outlinesOf('A😀B', 'en')).toEqual(await outlinesOf('AB', 'en'))
})

test('widths grow with the size', async () => {
  const [small, large] = [await shape('قالی', 'fa', { size: 10 }), await shape('قالی', 'fa', { size: 40 })]
  expect(large.width).toBeCloseTo(small.width * 4)
})
