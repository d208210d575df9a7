import { pixelsOf } from './bitmap.ts'
import type { Rect } from '../report.ts'
import type { Superimposed } from './superimpose.ts'

type Box = { left: number; top: number; right: number; bottom: number }

/** Pixels: what stands nearer belongs together, as the letters of a word do. */
const near = 12

/** More than this nobody steps through. */
const mostRegions = 40

const areNear = (one: Box, other: Box, gap: number) =>
  one.left - other.right < gap &&
  other.left - one.right < gap &&
  one.top - other.bottom < gap &&
  other.top - one.bottom < gap

function include(box: Box, other: Box) {
  box.left = Math.min(box.left, other.left)
  box.top = Math.min(box.top, other.top)
  box.right = Math.max(box.right, other.right)
  box.bottom = Math.max(box.bottom, other.bottom)
}

/** From top to bottom: only boxes that the present line can still reach are open. The boxes given must be so sorted. */
function sweep(boxes: readonly Box[], gap: number): Box[] {
  const closed: Box[] = []
  let open: Box[] = []
  for (const found of boxes) {
    const box = { ...found }
    open = open.filter((other) => {
      if (found.top - other.bottom >= gap) closed.push(other)
      else if (areNear(box, other, gap)) include(box, other)
      else return true
      return false
    })
    open.push(box)
  }
  return [...closed, ...open].sort((a, b) => a.top - b.top || a.left - b.left)
}

function cluster(boxes: readonly Box[], gap: number): Box[] {
  const merged = sweep(boxes, gap)
  return merged.length === boxes.length ? merged : cluster(merged, gap)
}

function differingSpans({ before, after }: Superimposed): { pixels: number; spans: Box[] } {
  const { width, height } = after
  const pixelsBefore = pixelsOf(before)
  const pixelsAfter = pixelsOf(after)
  const spans: Box[] = []
  let pixels = 0
  for (let y = 0; y < height; y++) {
    let span: Box | null = null
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (pixelsBefore[at] === pixelsAfter[at]) continue
      pixels++
      if (span && x - span.right < near) span.right = x + 1
      else spans.push((span = { left: x, top: y, right: x + 1, bottom: y + 1 }))
    }
  }
  return { pixels, spans }
}

/**
 * How many pixels differ in any byte, and the boxes around them from top to bottom: one per cluster, clusters nearer
 * than 12 pixels as one, and the nearest as one until no more than 40 are left.
 */
export function differingRegions(pictures: Superimposed): { pixels: number; regions: Rect[] } {
  const { pixels, spans } = differingSpans(pictures)
  let boxes = cluster(spans, near)
  for (let gap = near + 1; boxes.length > mostRegions; gap++) boxes = cluster(boxes, gap)
  const regions = boxes.map(({ left, top, right, bottom }) => ({
    x: left,
    y: top,
    width: right - left,
    height: bottom - top,
  }))
  return { pixels, regions }
}
