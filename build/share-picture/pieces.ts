import type { Size } from './card-layout.ts'
import { fitTitle, type TitleSize } from './fit-title.ts'
import type { Pen, Point, Text } from './pen.ts'

/** `draw` takes the corner at the inline start and the top. */
export type Piece = Size & { draw: (corner: Point) => void }

/** Those of src/app/tokens.css. */
export const colors = {
  paper: '#fbf9f4',
  wash: '#f5ecc9',
  ink: '#1b1a17',
  secondaryInk: '#5c584d',
  gold: '#caa228',
  sale: '#b3261e',
}

/** Ems of a line. Persian letters are lower, and their descenders deeper. */
const lineMetrics = { rtl: { height: 1.45, baseline: 0.98 }, ltr: { height: 1.2, baseline: 0.93 } }

const rule: Size = { width: 72, height: 4 }
const ruleGap = 22

/** The title under the card's line of gold. */
export function headingPiece(pen: Pen, title: string, width: number, sizes: readonly TitleSize[]): Piece {
  const { size, lines } = fitTitle(pen, title, { width, sizes })
  const { height, baseline } = lineMetrics[pen.direction]
  const firstLine = rule.height + ruleGap
  return {
    width,
    height: firstLine + lines.length * height * size,
    draw({ start, y }) {
      pen.rect({ start, y }, rule, colors.gold)
      for (const [index, text] of lines.entries()) {
        const lineY = y + firstLine + (index * height + baseline) * size
        pen.write({ start, y: lineY }, { text, weight: 700, size, color: colors.ink })
      }
    },
  }
}

const logo = { side: 52, gap: 14 }

export function brandPiece(pen: Pen, siteName: string, logoAddress: string): Piece {
  const text: Text = { text: siteName, weight: 700, size: 34, color: colors.ink }
  return {
    width: logo.side + logo.gap + pen.widthOf(text),
    height: logo.side,
    draw({ start, y }) {
      pen.image({ start, y }, logo.side, logoAddress)
      pen.write({ start: start + logo.side + logo.gap, y: y + logo.side / 2 + 12 }, text)
    },
  }
}
