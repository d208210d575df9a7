import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locales } from '../../i18n/i18n-types.ts'
import { localeTable } from '../../i18n/locales.ts'
import { site } from '../../src/platform/site.ts'
import {
  card,
  emptyPane,
  margin,
  wordsBox,
  wordsRegion,
  type Box,
  type Region,
  type Size,
} from './card-layout.ts'
import { loadFonts } from './fonts.ts'
import { createPen, type Pen } from './pen.ts'
import { brandPiece, colors, headingPiece, type Piece } from './pieces.ts'
import { plainText } from './plain-text.ts'
import { pricePieces, type PriceTexts } from './price-pieces.ts'

export type ShareWords = {
  title: string
  price?: PriceTexts
  siteName: string
  locale: Locales
}

type Words = Pick<ShareWords, 'title' | 'price'> & { brand: Piece }

export const logoFile = join(import.meta.dirname, '../../public', site.logo)

/** Draws pieces one below the other in the middle of the box, at its inline start or end. */
function stack(pieces: readonly Piece[], { start, y, width, height }: Box, align: 'start' | 'end') {
  let top = y + (height - pieces.reduce((sum, piece) => sum + piece.height, 0)) / 2
  for (const piece of pieces) {
    piece.draw({ start: align === 'start' ? start : start + width - piece.width, y: top })
    top += piece.height
  }
}

const sizesBeside = [
  { size: 68, maxLines: 2 },
  { size: 60, maxLines: 2 },
  { size: 54, maxLines: 3 },
  { size: 46, maxLines: 3 },
]

function drawBeside(pen: Pen, box: Box, { title, price, brand }: Words) {
  const heading = headingPiece(pen, title, box.width, sizesBeside)
  const pieces = price ? [heading, ...pricePieces(pen, price, box.width)] : [heading]
  const brandTop = box.y + box.height - brand.height
  stack(pieces, { ...box, height: brandTop - box.y }, 'start')
  brand.draw({ start: box.start, y: brandTop })
}

const sizesBelow = [
  { size: 56, maxLines: 1 },
  { size: 46, maxLines: 2 },
  { size: 40, maxLines: 2 },
  { size: 34, maxLines: 3 },
]

function drawBelow(pen: Pen, box: Box, { title, price, brand }: Words) {
  const atEnd = price ? [...pricePieces(pen, price, box.width * 0.4), brand] : [brand]
  const width = box.width - margin - Math.max(...atEnd.map((piece) => piece.width))
  stack([headingPiece(pen, title, width, sizesBelow)], box, 'start')
  stack(atEnd, box, 'end')
}

function drawEmptyPane(pen: Pen, logo: string) {
  const side = 220
  pen.rect({ start: 0, y: 0 }, emptyPane, colors.wash)
  pen.image({ start: (emptyPane.width - side) / 2, y: (emptyPane.height - side) / 2 }, side, logo)
}

/** SVG of the part of the card that its picture leaves. */
export async function drawWords(words: ShareWords, picture: Size | null): Promise<Region & { svg: string }> {
  const { locale, price } = words
  const { direction } = localeTable[locale]
  const [title, siteName] = [plainText(words.title), plainText(words.siteName)]
  const fonts = await loadFonts(locale, [title, siteName, ...Object.values(price ?? {}), '… '].join(''))
  const logo = `data:image/svg+xml;base64,${await readFile(logoFile, 'base64')}`
  const pen = createPen(direction, fonts)
  pen.rect({ start: 0, y: 0 }, card, colors.paper)
  if (!picture) drawEmptyPane(pen, logo)
  const pane = picture ?? emptyPane
  const draw = pane.width === card.width ? drawBelow : drawBeside
  draw(pen, wordsBox(pane), { title, price, brand: brandPiece(pen, siteName, logo) })
  const region = wordsRegion(picture, direction)
  return { ...region, svg: pen.svg(region) }
}
