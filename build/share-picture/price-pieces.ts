import type { Pen, Text } from './pen.ts'
import { colors, type Piece } from './pieces.ts'

/** Formatted; `unit` stands smaller beside `now`, `before` is the old price. */
export type PriceTexts = { now: string; unit?: string; before?: string }

/** `ems` is the size of the text by that of its row, `gap` the same for the space before it. */
type Part = { text: Omit<Text, 'size'>; ems: number; gap: number }

type Row = { parts: readonly Part[]; size: number; height: number; baseline: number }

/** Texts on one baseline, smaller where they are wider than `maxWidth`. */
function rowPiece(pen: Pen, { parts, size, height, baseline }: Row, maxWidth: number): Piece {
  const textOf = ({ text, ems }: Part, at: number): Text => ({ ...text, size: ems * at })
  const widthAt = (at: number) =>
    parts.reduce((sum, part) => sum + part.gap * at + pen.widthOf(textOf(part, at)), 0)
  const fitting = size * Math.min(1, maxWidth / widthAt(size))
  return {
    width: widthAt(fitting),
    height,
    draw({ start, y }) {
      let at = start
      for (const part of parts) {
        at += part.gap * fitting
        pen.write({ start: at, y: y + baseline }, textOf(part, fitting))
        at += pen.widthOf(textOf(part, fitting))
      }
    },
  }
}

const secondary = { weight: 500, color: colors.secondaryInk } as const

/** Price, unit and old price in a row; the old one is above where they would be small. */
export function pricePieces(pen: Pen, { now, unit, before }: PriceTexts, maxWidth: number): Piece[] {
  const nowParts: Part[] = [{ text: { text: now, weight: 700, color: colors.ink }, ems: 1, gap: 0 }]
  if (unit) nowParts.push({ text: { ...secondary, text: unit }, ems: 0.56, gap: 0.2 })
  const nowRow = { parts: nowParts, size: 52, height: 78, baseline: 62 }
  if (!before) return [rowPiece(pen, nowRow, maxWidth)]
  const old: Part = { text: { ...secondary, text: before, strike: colors.sale }, ems: 0.7, gap: 0.5 }
  const row = { ...nowRow, parts: [...nowParts, old] }
  if (rowPiece(pen, row, Infinity).width <= maxWidth * 1.2) return [rowPiece(pen, row, maxWidth)]
  const oldRow = { ...nowRow, parts: [{ ...old, gap: 0 }], height: 50, baseline: 48 }
  return [oldRow, nowRow].map((each) => rowPiece(pen, each, maxWidth))
}
