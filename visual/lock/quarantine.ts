import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseJson } from '../parse-json.ts'
import type { Quarantined } from '../report.ts'
import { dayAhead } from '../review/app/decision-rules.ts'
import { writeAtomically } from '../write-atomically.ts'
import { hasConflictMarks, readMergeStages, unknownConflict } from './git.ts'

/** By shot key. */
export type Quarantine = Map<string, Quarantined>

const fileName = 'quarantine.json'
const fileIn = (baselines: string) => join(baselines, fileName)

const parse = (text: string, file: string): Quarantine => new Map(Object.entries(parseJson(text, file)))

/** During a merge conflict: of both branches. */
export async function readQuarantine(baselines: string): Promise<Quarantine> {
  const file = fileIn(baselines)
  const text = existsSync(file) ? await readFile(file, 'utf8') : '{}'
  if (!hasConflictMarks(text)) return parse(text, file)
  const stages = await readMergeStages(baselines, fileName)
  if (!stages) throw unknownConflict(file)
  return mergeQuarantines({
    base: parse(stages.base || '{}', file),
    ours: parse(stages.ours, file),
    theirs: parse(stages.theirs, file),
  })
}

/** What one branch changed stands; of two changes of a shot the earlier day, or the end of its quarantine. */
function mergeQuarantines({
  base,
  ours,
  theirs,
}: Record<'base' | 'ours' | 'theirs', Quarantine>): Quarantine {
  const merged: Quarantine = new Map()
  const textOf = (one: Quarantined | undefined) => JSON.stringify(one)
  for (const key of new Set([...ours.keys(), ...theirs.keys()])) {
    const [former, own, other] = [base, ours, theirs].map((stage) => stage.get(key))
    const changed = [own, other].filter((one) => textOf(one) !== textOf(former))
    if (changed.includes(undefined)) continue
    const standing = changed.length > 0 ? changed : [former]
    const [first] = standing.toSorted((one, two) => (one!.until < two!.until ? -1 : 1))
    merged.set(key, first!)
  }
  return merged
}

/** A file that is there stays: git merges no removal of it with an entry of the other branch. */
export async function writeQuarantine(baselines: string, quarantine: Quarantine): Promise<void> {
  if (quarantine.size === 0 && !existsSync(fileIn(baselines))) return
  const sorted = Object.fromEntries([...quarantine].toSorted(([one], [other]) => (one < other ? -1 : 1)))
  await writeAtomically(fileIn(baselines), `${JSON.stringify(sorted, null, 1)}\n`)
}

/** The quarantine of a shot, unless its last day has ended; days are local, as in the review. */
export function activeQuarantine(quarantine: Quarantine, key: string, now: Date): Quarantined | null {
  const own = quarantine.get(key)
  return own && dayAhead(0, now) <= own.until ? own : null
}
