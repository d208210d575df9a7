import type { RowShift } from '../report.ts'

/** A differing row costs as much as one removed and one inserted; a shift must save eight such rows. */
const lineDiffers = 2
const lineMoves = 1
const shiftBegins = 16

const unreached = 0x7fffffff

/** Row `j` after is row `j + offset` before. `offsets` ascend and contain 0 and the difference of the lengths. */
export function cheapestShifts(
  before: Int32Array,
  after: Int32Array,
  offsets: readonly number[],
): RowShift[] {
  const count = offsets.length
  const cost = new Int32Array((after.length + 1) * count).fill(unreached)
  const cameFrom = new Int16Array(cost.length)

  const reach = (line: number, way: number, sum: number, from: number) => {
    const state = line * count + way
    if (sum >= cost[state]!) return
    cost[state] = sum
    cameFrom[state] = from
  }

  reach(0, offsets.indexOf(0), 0, offsets.indexOf(0))
  for (let line = 0; line <= after.length; line++)
    for (let way = 0; way < count; way++) {
      const sum = cost[line * count + way]!
      if (sum === unreached) continue
      const offset = offsets[way]!
      const lineBefore = line + offset
      if (line < after.length && lineBefore < before.length)
        reach(line + 1, way, sum + (before[lineBefore] === after[line] ? 0 : lineDiffers), way)
      for (let other = 0; other < count; other++) {
        const went = offsets[other]! - offset
        const moved = sum + shiftBegins + Math.abs(went) * lineMoves
        if (went > 0 && lineBefore + went <= before.length) reach(line, other, moved, way)
        if (went < 0 && line - went <= after.length) reach(line - went, other, moved, way)
      }
    }

  const shifts: RowShift[] = []
  let line = after.length
  let way = offsets.indexOf(before.length - after.length)
  while (line > 0 || offsets[way] !== 0) {
    const from = cameFrom[line * count + way]!
    const by = offsets[from]! - offsets[way]!
    if (by !== 0) shifts.unshift({ at: line, by })
    line -= from === way ? 1 : Math.max(by, 0)
    way = from
  }
  return shifts
}
