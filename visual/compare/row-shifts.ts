import type { RowShift } from '../report.ts'

/** As many lines, one after another, that show the same in both pictures: counted from the top. */
export type RowRun = { before: number; after: number; length: number }

/** The line of the picture after where a shift begins: its own lines, where they came, start here. */
export const startOf = ({ at, by }: RowShift) => (by > 0 ? at - by : at)

/** The lines to compare: what is left of both pictures without the lines that came and went. */
export function runsBetween(
  shifts: readonly RowShift[],
  heightBefore: number,
  heightAfter: number,
): RowRun[] {
  const runs: RowRun[] = []
  let before = 0
  let after = 0
  for (const shift of shifts) {
    const length = startOf(shift) - after
    runs.push({ before, after, length })
    before += length + Math.max(-shift.by, 0)
    after = shift.at
  }
  runs.push({ before, after, length: Math.min(heightBefore - before, heightAfter - after) })
  return runs.filter(({ length }) => length > 0)
}
