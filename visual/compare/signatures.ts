import { createHash } from 'node:crypto'
import { type Bitmap, crop, mirror, pixelsOf } from './bitmap.ts'
import type { Comparison } from './pictures.ts'
import type { Rect, RowShift } from '../report.ts'
import { type Superimposed, superimpose } from './superimpose.ts'

/** Fewer pixels, of a colour or in a patch, are a coincidence. */
const minPixels = 16

const minShare = 0.6

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

/** Visits differing pixels that equal both horizontal neighbours, which excludes anti-aliasing. */
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

/** Boyer–Moore majority vote; the second pass verifies it. */
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
  if (ofMain < minPixels || ofMain <= all * minShare) return []
  return [`colour:${rgb(main.from)}→${rgb(main.to)}`]
}

/** Rows at the lower edge were only pushed there if anything else moved. */
function rowsOf(rows: readonly RowShift[], height: number): string[] {
  const inside = rows.filter(({ at }) => at < height)
  const moved = inside.length > 0 ? inside : rows
  if (moved.length === 0) return []
  return [`rows:${moved.map(({ by }) => (by > 0 ? `+${by}` : `${by}`)).join(',')}`]
}

/** `patch:` size and hash of each region (equal for mirror images), `colour:` from → to, `rows:` if only rows moved. */
export function signaturesOf(before: Bitmap, after: Bitmap, { regions, rows, pixels }: Comparison): string[] {
  if (pixels === 0) return rowsOf(rows, after.height)
  const pictures = superimpose(before, after, rows)
  const patches = new Set(regions.map((region) => patchOf(pictures, region)))
  return [...patches, ...mainColours(pictures, regions)]
}

export function isTiny(signature: string): boolean {
  const size = /^patch:(\d+)x(\d+):/.exec(signature)
  return size !== null && Number(size[1]) * Number(size[2]) < minPixels
}
