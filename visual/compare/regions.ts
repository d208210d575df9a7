import { pixelsOf } from './bitmap.ts'
import type { Rect } from '../report.ts'
import type { Superimposed } from './superimpose.ts'

type Box = { left: number; top: number; right: number; bottom: number }

/** Pixels; differences nearer than this form one region, like the letters of a word. */
const maxGap = 12

const maxRegions = 40

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

/** Sweep line: `boxes` must be sorted from the top. */
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
      if (span && x - span.right < maxGap) span.right = x + 1
      else spans.push((span = { left: x, top: y, right: x + 1, bottom: y + 1 }))
    }
  }
  return { pixels, spans }
}

/** Counts the differing pixels and boxes them, from the top; near clusters are merged until at most 40 are left. */
export function differingRegions(pictures: Superimposed): { pixels: number; regions: Rect[] } {
  const { pixels, spans } = differingSpans(pictures)
  let boxes = cluster(spans, maxGap)
  for (let gap = maxGap + 1; boxes.length > maxRegions; gap++) boxes = cluster(boxes, gap)
  const regions = boxes.map(({ left, top, right, bottom }) => ({
    x: left,
    y: top,
    width: right - left,
    height: bottom - top,
  }))
  return { pixels, regions }
}
