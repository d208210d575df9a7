import pixelmatch from 'pixelmatch'
import { alignRows } from './align-rows.ts'
import { type Bitmap, crop } from './bitmap.ts'
import { heatOf } from './heat.ts'
import { differingRegions } from './regions.ts'
import type { Rect, RowShift } from '../report.ts'
import { type Superimposed, superimpose } from './superimpose.ts'

export type Comparison = {
  /** That differ in any byte, where the lines that came and went are left out. */
  pixels: number
  /** How many of them an eye may see: not anti-aliasing, and more than a shade apart. For ranking, never for a verdict. */
  visible: number
  regions: Rect[]
  rows: RowShift[]
  heat: Bitmap
}

/** How far pixelmatch looks around a pixel for anti-aliasing: a region cut out with this margin is judged as in its place. */
const margin = 2

function visibleIn({ before, after }: Superimposed, region: Rect): number {
  const x = Math.max(region.x - margin, 0)
  const y = Math.max(region.y - margin, 0)
  const width = Math.min(region.x + region.width + margin, after.width) - x
  const height = Math.min(region.y + region.height + margin, after.height) - y
  const [one, other] = [before, after].map((picture) => crop(picture, { x, y, width, height }).data)
  return pixelmatch(one!, other!, undefined, width, height, { threshold: 0.1 })
}

/**
 * Compares two captures line by line, after finding the lines that came and went. Captures of one browser build are
 * equal to the byte, so every pixel that differs counts, be it by one step of one channel. The pictures are the same
 * only when `pixels` is 0 and `rows` is empty.
 */
export function comparePictures(before: Bitmap, after: Bitmap): Comparison {
  const rows = alignRows(before, after)
  const pictures = superimpose(before, after, rows)
  const { pixels, regions } = differingRegions(pictures)
  const visible = regions.reduce((sum, region) => sum + visibleIn(pictures, region), 0)
  const heat = heatOf(pictures, rows, Math.max(before.height, after.height))
  return { pixels, visible, regions, rows, heat }
}
