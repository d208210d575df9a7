import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Quarantined } from '../report.ts'
import { dayAhead } from '../review/app/decision-rules.ts'

/** By shot key. */
export type Quarantine = Map<string, Quarantined>

const fileIn = (baselines: string) => join(baselines, 'quarantine.json')

export async function readQuarantine(baselines: string): Promise<Quarantine> {
  const file = fileIn(baselines)
  return new Map(existsSync(file) ? Object.entries(JSON.parse(await readFile(file, 'utf8'))) : [])
}

export async function writeQuarantine(baselines: string, quarantine: Quarantine): Promise<void> {
  if (quarantine.size === 0) return rm(fileIn(baselines), { force: true })
  const sorted = Object.fromEntries([...quarantine].toSorted(([one], [other]) => (one < other ? -1 : 1)))
  await writeFile(fileIn(baselines), `${JSON.stringify(sorted, null, 1)}\n`)
}

/** The quarantine of a shot, unless its last day has ended; days are local, as in the review. */
export function activeQuarantine(quarantine: Quarantine, key: string, now: Date): Quarantined | null {
  const own = quarantine.get(key)
  return own && dayAhead(0, now) <= own.until ? own : null
}
