import { type Bitmap, pixelsOf } from './bitmap.ts'
import { cheapestShifts } from './cheapest-shifts.ts'
import { likelyOffsets } from './likely-offsets.ts'
import type { RowShift } from '../report.ts'
import { settleShifts } from './settle-shifts.ts'

function hashRows({ width }: Bitmap, pixels: Uint32Array, from: number, to: number): Int32Array {
  const hashes = new Int32Array(Math.max(to - from, 0))
  for (let row = from; row < to; row++) {
    let hash = 0x811c9dc5
    for (let at = row * width; at < (row + 1) * width; at++) hash = Math.imul(hash ^ pixels[at]!, 0x01000193)
    hashes[row - from] = hash
  }
  return hashes
}

function equalRows(before: Bitmap, after: Bitmap): { top: number; bottom: number } {
  const line = before.width * 4
  const equal = (rowBefore: number, rowAfter: number) =>
    Buffer.compare(
      before.data.subarray(rowBefore * line, (rowBefore + 1) * line),
      after.data.subarray(rowAfter * line, (rowAfter + 1) * line),
    ) === 0
  const shorter = Math.min(before.height, after.height)
  let top = 0
  while (top < shorter && equal(top, top)) top++
  let bottom = 0
  while (bottom < shorter - top && equal(before.height - bottom - 1, after.height - bottom - 1)) bottom++
  return { top, bottom }
}

/** Inserted and removed rows of pixels; changed rows stay in place. Pictures of different widths have no shifts. */
export function alignRows(before: Bitmap, after: Bitmap): RowShift[] {
  if (before.width !== after.width) return []
  const { top, bottom } = equalRows(before, after)
  if (top === before.height && top === after.height) return []
  const hashesBefore = hashRows(before, pixelsOf(before), top, before.height - bottom)
  const hashesAfter = hashRows(after, pixelsOf(after), top, after.height - bottom)
  const shifts = cheapestShifts(hashesBefore, hashesAfter, likelyOffsets(hashesBefore, hashesAfter))
  return settleShifts(
    shifts.map(({ at, by }) => ({ at: at + top, by })),
    before,
    after,
  )
}
