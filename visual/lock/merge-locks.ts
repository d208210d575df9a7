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
