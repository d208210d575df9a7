import { type Bitmap, bitmapOf, enlarge, pixelsOf } from './bitmap.ts'
import type { RowShift } from '../report.ts'
import { runsBetween } from './row-shifts.ts'

export type Superimposed = { before: Bitmap; after: Bitmap }

/** Aligns both pictures: removed rows are cut, inserted rows copied. Different widths are enlarged to hold both. */
export function superimpose(before: Bitmap, after: Bitmap, shifts: readonly RowShift[]): Superimposed {
  const { width } = after
  if (before.width !== width) {
    const both = [Math.max(before.width, width), Math.max(before.height, after.height)] as const
    return { before: enlarge(before, ...both), after: enlarge(after, ...both) }
  }
  if (shifts.length === 0) return { before, after }
  const from = pixelsOf(before)
  const to = pixelsOf(after).slice()
  for (const run of runsBetween(shifts, before.height, after.height))
    to.set(from.subarray(run.before * width, (run.before + run.length) * width), run.after * width)
  return { before: bitmapOf(to, width), after }
}
