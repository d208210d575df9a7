import type { Cause } from '../causes/causes.ts'
import type { Lock, LockEntry } from '../lock/lock.ts'
import type { Unrest, Verdict } from '../report.ts'
import type { Shot } from './shot.ts'

export type JudgedShot = {
  shot: Shot
  verdict: Exclude<Verdict, 'gone'>
  leakedFrom: string | null
  /** Where they are proven without the base. */
  causes?: readonly Cause[]
  /** Of an unstable shot, where its cause was looked for. */
  unrest?: readonly Unrest[]
}

export const judgedAs = (verdict: JudgedShot['verdict'], shot: Shot): JudgedShot => ({
  shot,
  verdict,
  leakedFrom: null,
})

export const accepts = (entry: LockEntry | undefined, hash: string) =>
  entry !== undefined && (entry.picture.hash === hash || entry.tolerated.includes(hash))

export function standing(shot: Shot, lock: Lock): JudgedShot {
  const entry = lock.get(shot.job.key)
  if (!entry) return judgedAs('new', shot)
  return judgedAs(accepts(entry, shot.screenshot!.picture.hash) ? 'same' : 'changed', shot)
}
