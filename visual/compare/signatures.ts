import { createHash } from 'node:crypto'
import { type Bitmap, crop, mirror, pixelsOf } from './bitmap.ts'
import type { Comparison } from './pictures.ts'
import type { Rect, RowShift } from '../report.ts'
import { type Superimposed, superimpose } from './superimpose.ts'

/** Fewer pixels of a colour, or in a patch, are a coincidence and not a cause. */
const fewestPixels = 16

/** The part of the flat pixels that one pair of colours must have to speak for all of them. */
const mainPart = 0.6

function hashOf(before: Bitmap, after: Bitmap): string {
  return createHash('sha256').update(before.data).update(after.data).digest('hex').slice(0, 16)
}

function patchOf({ before, after }: Superimposed, region: Rect): string {
  const one = crop(before, region)
  const other = crop(after, region)
  const [hash] = [hashOf(one, other), hashOf(mirror(one), mirror(other))].sort()
  return `patch:${region.width}x${region.height}:${hash}`
}

const rgb = (pixel: number) =>
  `#${[pixel, pixel >> 8, pixel >> 16].map((channel) => (channel & 255).toString(16).padStart(2, '0')).join('')}`

/** Calls with each differing pixel that looks like its neighbours left and right in both pictures: no anti-aliasing there. */
function eachFlat(
  { before, after }: Superimposed,
  regions: readonly Rect[],
  call: (from: number, to: number) => void,
) {
  const pixelsBefore = pixelsOf(before)
  const pixelsAfter = pixelsOf(after)
  for (const { x, y, width, height } of regions)
    for (let row = y; row < y + height; row++) {
      const start = row * after.width
      const end = start + Math.min(x + width, after.width - 1)
      for (let at = start + Math.max(x, 1); at < end; at++) {
        const from = pixelsBefore[at]!
        const to = pixelsAfter[at]!
        if (from === to || from !== pixelsBefore[at - 1] || from !== pixelsBefore[at + 1]) continue
        if (to === pixelsAfter[at - 1] && to === pixelsAfter[at + 1]) call(from, to)
      }
    }
}

/** More than half is a majority, and one counter finds a majority in one pass; a second pass counts it. */
function mainColours(pictures: Superimposed, regions: readonly Rect[]): string[] {
  let main = { from: 0, to: 0 }
  let lead = 0
  eachFlat(pictures, regions, (from, to) => {
    if (lead === 0) main = { from, to }
    lead += from === main.from && to === main.to ? 1 : -1
  })
  let all = 0
  let ofMain = 0
  eachFlat(pictures, regions, (from, to) => {
    all++
    if (from === main.from && to === main.to) ofMain++
  })
  if (ofMain < fewestPixels || ofMain <= all * mainPart) return []
  return [`colour:${rgb(main.from)}→${rgb(main.to)}`]
}

/** What came or went at the lower edge was only pushed there, where anything else moved. */
function rowsOf(rows: readonly RowShift[], height: number): string[] {
  const inside = rows.filter(({ at }) => at < height)
  const moved = inside.length > 0 ? inside : rows
  if (moved.length === 0) return []
  return [`rows:${moved.map(({ by }) => (by > 0 ? `+${by}` : `${by}`)).join(',')}`]
}

/**
 * What the change looks like wherever it happens, most specific first: `patch:` with size and hash of each region
 * (a mirrored one is the same), `colour:` from → to where one pair prevails, `rows:` where lines only came or went.
 */
export function signaturesOf(before: Bitmap, after: Bitmap, { regions, rows, pixels }: Comparison): string[] {
  if (pixels === 0) return rowsOf(rows, after.height)
  const pictures = superimpose(before, after, rows)
  const patches = new Set(regions.map((region) => patchOf(pictures, region)))
  return [...patches, ...mainColours(pictures, regions)]
}

/** A patch too small to be a cause of its own. */
export function isTiny(signature: string): boolean {
  const size = /^patch:(\d+)x(\d+):/.exec(signature)
  return size !== null && Number(size[1]) * Number(size[2]) < fewestPixels
}
