import { type Bitmap, bitmapOf, pixelsOf } from './bitmap.ts'
import type { RowShift } from '../report.ts'
import { startOf } from './row-shifts.ts'
import type { Superimposed } from './superimpose.ts'

type Colour = readonly [red: number, green: number, blue: number]

const red: Colour = [0xe0, 0x00, 0x4d]
const green: Colour = [0x2f, 0x9e, 0x44]
const amber: Colour = [0xf0, 0x8c, 0x00]
const white: Colour = [0xff, 0xff, 0xff]

const paleContrast = 0.25

const wentLineHeight = 2

const pixelOf = ([r, g, b]: Colour) => ((0xff << 24) | (b << 16) | (g << 8) | r) >>> 0

function scale(tint: Colour, tintPart: number): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, luminance) => {
    const grey = 255 + (luminance - 255) * paleContrast
    const [r, g, b] = tint.map((channel) =>
      Math.round(grey + (channel - grey) * tintPart),
    ) as unknown as Colour
    return pixelOf([r, g, b])
  })
}

const pale = scale(white, 0)
const came = scale(green, 0.5)

function paint(to: Uint32Array, from: Uint32Array, colours: Uint32Array) {
  for (let at = 0; at < from.length; at++) {
    const pixel = from[at]!
    const luminance = (77 * (pixel & 255) + 150 * ((pixel >> 8) & 255) + 29 * ((pixel >> 16) & 255)) >> 8
    to[at] = colours[luminance]!
  }
}

/** Differences in red on a pale copy of the picture after; inserted rows in green, removed rows as an amber line. */
export function heatmapOf(
  { before, after }: Superimposed,
  shifts: readonly RowShift[],
  height: number,
): Bitmap {
  const { width } = after
  const pixelsBefore = pixelsOf(before)
  const pixelsAfter = pixelsOf(after)
  const heat = new Uint32Array(width * height).fill(pixelOf(white), pixelsAfter.length)

  paint(heat, pixelsAfter, pale)
  const differs = pixelOf(red)
  for (let at = 0; at < pixelsAfter.length; at++) if (pixelsBefore[at] !== pixelsAfter[at]) heat[at] = differs

  for (const shift of shifts) {
    const start = startOf(shift) * width
    const end = shift.at * width
    if (shift.by > 0) paint(heat.subarray(start, end), pixelsAfter.subarray(start, end), came)
  }
  for (const { at, by } of shifts) {
    if (by > 0) continue
    const top = Math.max(0, Math.min(at - wentLineHeight / 2, height - wentLineHeight))
    heat.fill(pixelOf(amber), top * width, (top + wentLineHeight) * width)
  }
  return bitmapOf(heat, width)
}
