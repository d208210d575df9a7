import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Blob, Face, Font, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import type { Locales } from '../../i18n/i18n-types.ts'

export type Weight = 500 | 700

export type FontFile = {
  codePoints: ReadonlySet<number>
  unitsPerEm: number
  /** A font of its own per weight, since setting the weight changes the font. */
  weights: Record<Weight, { font: Font; outlines: Map<number, string> }>
}

const vazirmatn = (script: string) => `@fontsource-variable/vazirmatn/files/vazirmatn-${script}`
const golosText = (script: string) => `@fontsource-variable/golos-text/files/golos-text-${script}`
const latinFirst = [
  golosText('latin'),
  golosText('cyrillic'),
  golosText('latin-ext'),
  golosText('cyrillic-ext'),
  vazirmatn('arabic'),
]

/** The first file that has a character draws it. */
const fallbacks: Record<Locales, readonly string[]> = {
  fa: [
    vazirmatn('arabic'),
    vazirmatn('latin'),
    vazirmatn('latin-ext'),
    golosText('cyrillic'),
    golosText('cyrillic-ext'),
  ],
  en: latinFirst,
  ru: latinFirst,
}

const { resolve } = createRequire(import.meta.url)

function weightOf(face: Face, weight: Weight) {
  const font = new Font(face)
  font.setVariations([new Variation('wght', weight)])
  return { font, outlines: new Map<number, string>() }
}

async function readFont(file: string): Promise<FontFile> {
  const woff2 = await readFile(resolve(`${file}-wght-normal.woff2`))
  const truetype = await subsetFont(woff2, undefined, { targetFormat: 'truetype', keepAllGlyphs: true })
  const face = new Face(new Blob(truetype))
  return {
    codePoints: new Set(face.collectUnicodes()),
    unitsPerEm: face.upem,
    weights: { 500: weightOf(face, 500), 700: weightOf(face, 700) },
  }
}

const loads = new Map<string, Promise<FontFile>>()

function loadFont(file: string): Promise<FontFile> {
  const load = loads.get(file) ?? readFont(file)
  loads.set(file, load)
  return load
}

/** The files that `text` needs, in order of preference; a character that none has is left to the caller. */
export async function loadFonts(locale: Locales, text: string): Promise<readonly FontFile[]> {
  const fonts: FontFile[] = []
  let missing = [...new Set(text)].map((character) => character.codePointAt(0)!)
  for (const file of fallbacks[locale]) {
    if (fonts.length > 0 && missing.length === 0) break
    const font = await loadFont(file)
    fonts.push(font)
    missing = missing.filter((codePoint) => !font.codePoints.has(codePoint))
  }
  return fonts
}
