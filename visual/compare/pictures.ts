import pixelmatch from 'pixelmatch'
import { alignRows } from './align-rows.ts'
import { type Bitmap, crop } from './bitmap.ts'
import { heatmapOf } from './heatmap.ts'
import { differingRegions } from './regions.ts'
import type { Rect, RowShift } from '../report.ts'
import { type Superimposed, superimpose } from './superimpose.ts'

export type Comparison = {
  /** Pixels that differ in any byte, without inserted and removed rows. */
  pixels: number
  /** Those that a person may see: no anti-aliasing, more than a shade apart. For ranking only. */
  visible: number
  regions: Rect[]
  rows: RowShift[]
  heat: Bitmap
}

const margin = 2

function visibleIn({ before, after }: Superimposed, region: Rect): number {
  const x = Math.max(region.x - margin, 0)
  const y = Math.max(region.y - margin, 0)
  const width = Math.min(region.x + region.width + margin, after.width) - x
  const height = Math.min(region.y + region.height + margin, after.height) - y
  const [one, other] = [before, after].map((picture) => crop(picture, { x, y, width, height }).data)
  return pixelmatch(one!, other!, undefined, width, height, { threshold: 0.1 })
}

/** Exact: one browser build renders identical bytes. Pictures are equal if `pixels` is 0 and `rows` is empty. */
export function comparePictures(before: Bitmap, after: Bitmap): Comparison {
  const rows = alignRows(before, after)
  const pictures = superimpose(before, after, rows)
  const { pixels, regions } = differingRegions(pictures)
  const visible = regions.reduce((sum, region) => sum + visibleIn(pictures, region), 0)
  const heat = heatmapOf(pictures, rows, Math.max(before.height, after.height))
  return { pixels, visible, regions, rows, heat }
}
