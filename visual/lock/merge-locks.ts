import { formatLine } from './lock.ts'
import type { Lock, LockEntry } from './lock.ts'

export type LockConflict = Record<'base' | 'ours' | 'theirs', LockEntry | null>

/** Three-way merge per shot. `contested` shots changed differently in both branches and have to be captured again. */
export function mergeLocks(stages: Record<keyof LockConflict, Lock>): {
  lock: Lock
  contested: Map<string, LockConflict>
} {
  const lock: Lock = new Map()
  const contested = new Map<string, LockConflict>()
  for (const key of new Set(Object.values(stages).flatMap((stage) => [...stage.keys()]))) {
    const contest: LockConflict = {
      base: stages.base.get(key) ?? null,
      ours: stages.ours.get(key) ?? null,
      theirs: stages.theirs.get(key) ?? null,
    }
    const { base, ours, theirs } = contest
    const isSame = (one: LockEntry | null, other: LockEntry | null) =>
      (one && formatLine(key, one)) === (other && formatLine(key, other))
    if (!isSame(ours, theirs) && !isSame(base, ours) && !isSame(base, theirs)) contested.set(key, contest)
    else {
      const merged = isSame(base, ours) ? theirs : ours
      if (merged) lock.set(key, merged)
    }
  }
  return { lock, contested }
}

const undecidedMark = '<<<<<<< undecided\n'

/** Marks of a conflict below the lock, so that nobody commits it before these shots are decided. */
export function formatUndecided(undecided: ReadonlyMap<string, LockConflict>): string {
  const side = (key: string, entry: LockEntry | null) => (entry ? `${formatLine(key, entry)}\n` : '')
  return [...undecided]
    .map(
      ([key, { ours, theirs }]) => `${undecidedMark}${side(key, ours)}=======\n${side(key, theirs)}>>>>>>>\n`,
    )
    .join('')
}

/** Null of a lock that git marked, in which nothing is decided yet. */
export function parseUndecided(text: string): { decided: string; keys: ReadonlySet<string> } | null {
  const [decided = '', ...undecided] = text.split(undecidedMark)
  if (undecided.length === 0) return null
  const lines = undecided.flatMap((one) => one.split('\n'))
  return { decided, keys: new Set(lines.map((line) => line.split('\t')[0]!)) }
}
