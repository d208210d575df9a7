import sharp from 'sharp'
import { localeTable } from '../../i18n/locales.ts'
import { card, paneRegion, type Region } from './card-layout.ts'
import { drawWords, type ShareWords } from './draw-words.ts'
import type { FittedPicture } from './fit-picture.ts'

const maxBytes = 300_000
/** Tried in turn until the JPEG is small enough; only noise needs more than the first. */
const qualities = [82, 60, 40, 20, 5]

/** Copies rows of RGB, since a composite of sharp needs as long as the rest of the card. */
function paste(target: Uint8Array, source: Uint8Array, { left, top, width, height }: Region) {
  const rowBytes = width * 3
  for (let row = 0; row < height; row += 1) {
    const pixels = source.subarray(row * rowBytes, (row + 1) * rowBytes)
    target.set(pixels, ((top + row) * card.width + left) * 3)
  }
}

async function encode(pixels: Uint8Array, [quality, ...lower] = qualities): Promise<Uint8Array> {
  /** The coding that saves 5 % doubles the time. */
  const options = { quality, optimiseCoding: false }
  const jpeg = await sharp(pixels, { raw: { ...card, channels: 3 } })
    .jpeg(options)
    .toBuffer()
  return jpeg.length < maxBytes || lower.length === 0 ? jpeg : encode(pixels, lower)
}

/** A link preview: a JPEG of 1200 × 630 px under 300 kB, without a picture for null. */
export async function drawSharePicture(
  words: ShareWords,
  picture: FittedPicture | null,
): Promise<Uint8Array> {
  const { svg, ...region } = await drawWords(words, picture)
  const pixels = new Uint8Array(card.width * card.height * 3)
  paste(pixels, await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer(), region)
  if (picture) paste(pixels, picture.pixels, paneRegion(picture, localeTable[words.locale].direction))
  return encode(pixels)
}
