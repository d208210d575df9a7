import bidiFactory from 'bidi-js'
import { Buffer as TextBuffer, Direction, shape } from 'harfbuzzjs'
import type { FontFile, Weight } from './fonts.ts'

export type TextStyle = {
  fonts: readonly FontFile[]
  weight: Weight
  /** Pixels. */
  size: number
  direction: 'rtl' | 'ltr'
}

/** `svg` begins at x = 0 with its baseline at y = 0; `width` is in pixels. */
export type ShapedText = { svg: string; width: number }

type Run = { text: string; level: number; file: FontFile }

const bidi = bidiFactory()

/** Runs of one font and one direction in logical order. A character that no font has is left out. */
function runsOf(text: string, { fonts, direction }: TextStyle): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction)
  const runs: Run[] = []
  let index = 0
  for (const character of text) {
    const level = levels[index]!
    index += character.length
    const codePoint = character.codePointAt(0)!
    const last = runs.at(-1)
    /** A space, a sign or a mark stays in the font of the letter before it. */
    const candidates = last && !/\p{L}/u.test(character) ? [last.file, ...fonts] : fonts
    const file = candidates.find(({ codePoints }) => codePoints.has(codePoint))
    if (!file) continue
    if (last?.level === level && last.file === file) last.text += character
    else runs.push({ text: character, level, file })
  }
  return runs
}

/** Rule L2 of the Unicode bidirectional algorithm, on runs in place of characters. */
function inVisualOrder(runs: readonly Run[]): Run[] {
  const ordered = [...runs]
  const highest = Math.max(0, ...ordered.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1)
    for (let start = 0, end = 0; start < ordered.length; start = end + 1) {
      end = start
      while (end < ordered.length && ordered[end]!.level >= level) end += 1
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse())
    }
  return ordered
}

function glyphsOf({ text, level, file }: Run, weight: Weight) {
  const buffer = new TextBuffer()
  buffer.addText(text)
  buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR)
  buffer.guessSegmentProperties()
  shape(file.weights[weight].font, buffer)
  return buffer.getGlyphInfosAndPositions()
}

/** Whole font units: librsvg needs twice as long for the decimals of a variable font. */
function outlineOf(file: FontFile, weight: Weight, glyph: number): string {
  const { font, outlines } = file.weights[weight]
  const known =
    outlines.get(glyph) ??
    font.glyphToPath(glyph).replace(/-?\d+\.\d+/g, (number) => `${Math.round(Number(number))}`)
  outlines.set(glyph, known)
  return known
}

/** Draws one line as outlines, since an SVG `<text>` would depend on the fonts of the system. */
export function shapeText(text: string, style: TextStyle): ShapedText {
  let svg = ''
  let width = 0
  for (const run of inVisualOrder(runsOf(text, style))) {
    const scale = style.size / run.file.unitsPerEm
    let pen = 0
    let glyphs = ''
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of glyphsOf(run, style.weight)) {
      const outline = outlineOf(run.file, style.weight, codepoint)
      if (outline) glyphs += `<path transform="translate(${pen + xOffset} ${yOffset})" d="${outline}"/>`
      pen += xAdvance
    }
    svg += `<g transform="translate(${width} 0) scale(${scale} ${-scale})">${glyphs}</g>`
    width += pen * scale
  }
  return { svg, width }
}
