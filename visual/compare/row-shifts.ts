import type { RowShift } from '../report.ts'

export type RowRun = { before: number; after: number; length: number }

export const startOf = ({ at, by }: RowShift) => (by > 0 ? at - by : at)

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
