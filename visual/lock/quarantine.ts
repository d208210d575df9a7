import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** By shot key; `until` is the last day, `2026-12-01`. */
export type Quarantine = Map<string, { until: string; comment: string }>

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

/** The last day of an active quarantine, or null. `today` as `2026-12-01`. */
export function quarantinedUntil(quarantine: Quarantine, key: string, today: string): string | null {
  const until = quarantine.get(key)?.until
  return until !== undefined && today <= until ? until : null
}
