import { type Bitmap, pixelsOf } from './bitmap.ts'
import type { RowShift } from '../report.ts'
import { startOf } from './row-shifts.ts'

/** Hashes cannot place a shift among rows that differ anyway: it moves to where the fewest pixels differ. */
export function settleShifts(shifts: readonly RowShift[], before: Bitmap, after: Bitmap): RowShift[] {
  const { width } = after
  const pixelsBefore = pixelsOf(before)
  const pixelsAfter = pixelsOf(after)

  const differing = (rowBefore: number, rowAfter: number) => {
    let count = 0
    for (let x = 0; x < width; x++)
      if (pixelsBefore[rowBefore * width + x] !== pixelsAfter[rowAfter * width + x]) count++
    return count
  }

  const settled = [...shifts]
  for (const [index, shift] of shifts.entries()) {
    const { at, by } = shift
    const previous = settled[index - 1]
    const next = settled[index + 1]
    const start = startOf(shift)
    const offset = settled.slice(0, index).reduce((sum, earlier) => sum - earlier.by, 0)
    const lowest = (previous?.at ?? 0) - start
    const highest = (next ? startOf(next) : after.height) - at

    const asAbove = (step: number) => differing(start + offset + step, start + step)
    const asBelow = (step: number) => differing(at + offset - by + step, at + step)

    let best = { step: 0, sum: 0 }
    const consider = (step: number, sum: number) => {
      if (sum < best.sum) best = { step, sum }
    }
    for (let step = 0, sum = 0; step < highest; step++) {
      const below = asBelow(step)
      if (below === 0) break
      sum += asAbove(step) - below
      consider(step + 1, sum)
    }
    for (let step = -1, sum = 0; step >= lowest; step--) {
      const above = asAbove(step)
      if (above === 0) break
      sum += asBelow(step) - above
      consider(step, sum)
    }
    settled[index] = { at: at + best.step, by }
  }
  return settled
}
