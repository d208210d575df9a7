import { formatLine } from './lock.ts'
import type { Lock, LockEntry } from './lock.ts'

/** What two branches made of one shot, and what it was before; null where it was not there. */
export type Contest = Record<'base' | 'ours' | 'theirs', LockEntry | null>

/**
 * Merges the locks of two branches, shot by shot. Shots that both changed, each in another way, are in no lock: only a
 * new capture tells what they look like together.
 */
export function mergeLocks(stages: Record<keyof Contest, Lock>): {
  lock: Lock
  contested: Map<string, Contest>
} {
  const lock: Lock = new Map()
  const contested = new Map<string, Contest>()
  for (const key of new Set(Object.values(stages).flatMap((stage) => [...stage.keys()]))) {
    const contest: Contest = {
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
