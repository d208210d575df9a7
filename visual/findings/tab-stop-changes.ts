import { longestCommon } from '../compare/longest-common.ts'
import type { TabStopChanges } from '../report.ts'
import { diffLines } from './diff-lines.ts'

/** As few moves as explain the order. */
export function tabStopChanges(before: readonly string[], after: readonly string[]): TabStopChanges {
  const kept = longestCommon(before, after)
  const inBoth = [0, 1].map((side) => new Set(kept.map((pair) => pair[side]!)))
  const former = before.filter((_, at) => !inBoth[0]!.has(at))
  const present = [...after.entries()].filter(([at]) => !inBoth[1]!.has(at))
  const { gone, came } = diffLines(
    former,
    present.map(([, stop]) => stop),
  )
  const open = [...came]
  const moved = present.filter(([, stop]) => {
    const at = open.indexOf(stop)
    if (at >= 0) open.splice(at, 1)
    return at < 0
  })
  return { gone, came, moved: moved.map(([at, stop]) => ({ stop, before: after[at + 1] ?? null })) }
}

/** In English; none where the baseline has no tab stops. */
export function describeTabStops(changes: TabStopChanges | null): string[] {
  const { gone, came, moved } = changes ?? { gone: [], came: [], moved: [] }
  return [
    ...gone.map((stop) => `tab stop ${stop} is gone`),
    ...came.map((stop) => `tab stop ${stop} is new`),
    ...moved.map(({ stop, before }) =>
      before === null ? `tab stop ${stop} is the last now` : `tab stop ${stop} comes before ${before} now`,
    ),
  ]
}
