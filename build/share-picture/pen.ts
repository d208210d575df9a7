import { card, type Region, type Size } from './card-layout.ts'
import type { FontFile, Weight } from './fonts.ts'
import { shapeText } from './shape-text.ts'

/** `strike` is the colour of a line behind the text, which stays legible: it crosses every Persian zero. */
export type Text = { text: string; weight: Weight; size: number; color: string; strike?: string }

/** From the inline start and the top of the card: a right-to-left card is the mirror of the other. */
export type Point = { start: number; y: number }

export type Pen = ReturnType<typeof createPen>

/** Writes the SVG of a card. */
export function createPen(direction: 'rtl' | 'ltr', fonts: readonly FontFile[]) {
  const parts: string[] = []
  const leftOf = (start: number, width: number) => (direction === 'rtl' ? card.width - start - width : start)
  const shaped = ({ text, weight, size }: Text) => shapeText(text, { fonts, weight, size, direction })

  function rect({ start, y }: Point, { width, height }: Size, color: string) {
    const x = leftOf(start, width)
    parts.push(`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${color}"/>`)
  }

  function image({ start, y }: Point, side: number, address: string) {
    const x = leftOf(start, side)
    parts.push(`<image x="${x}" y="${y}" width="${side}" height="${side}" href="${address}"/>`)
  }

  /** `y` is the baseline. */
  function write({ start, y }: Point, text: Text) {
    const { svg, width } = shaped(text)
    if (text.strike) rect({ start, y: y - text.size * 0.34 }, { width, height: 3 }, text.strike)
    parts.push(`<g fill="${text.color}" transform="translate(${leftOf(start, width)} ${y})">${svg}</g>`)
  }

  return {
    direction,
    rect,
    image,
    write,
    widthOf: (text: Text) => shaped(text).width,
    /** What of the card is in `region`. */
    svg: ({ left, top, width, height }: Region) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>`,
  }
}
