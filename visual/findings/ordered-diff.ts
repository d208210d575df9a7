import { longestCommon } from '../compare/longest-common.ts'
import type { OrderedDiff } from '../report.ts'
import { diffLines } from './diff-lines.ts'

/** As few moves as explain the order. */
export function orderedDiff(before: readonly string[], after: readonly string[]): OrderedDiff {
  const kept = longestCommon(before, after)
  const inBoth = [0, 1].map((side) => new Set(kept.map((pair) => pair[side]!)))
  const former = before.filter((_, at) => !inBoth[0]!.has(at))
  const present = [...after.entries()].filter(([at]) => !inBoth[1]!.has(at))
  const { gone, came } = diffLines(
    former,
    present.map(([, line]) => line),
  )
  const open = [...came]
  const moved = present.filter(([, line]) => {
    const at = open.indexOf(line)
    if (at >= 0) open.splice(at, 1)
    return at < 0
  })
  return { gone, came, moved: moved.map(([at, line]) => ({ line, before: after[at + 1] ?? null })) }
}

/** In English. */
export const describeMoves = ({ moved }: Pick<OrderedDiff, 'moved'>): string[] =>
  moved.map(({ line, before }) =>
    before === null ? `${line} is the last now` : `${line} comes before ${before} now`,
  )

/** In English; none where the baseline has no tab stops. */
export function describeTabStops(changes: OrderedDiff | null): string[] {
  if (!changes) return []
  return [
    ...changes.gone.map((stop) => `tab stop ${stop} is gone`),
    ...changes.came.map((stop) => `tab stop ${stop} is new`),
    ...describeMoves(changes).map((move) => `tab stop ${move}`),
  ]
}
