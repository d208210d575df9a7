import { readFile } from 'node:fs/promises'
import { join, matchesGlob } from 'node:path'
import type { Baselines } from '../lock/baselines.ts'
import type { Lock } from '../lock/lock.ts'
import { mapConcurrently } from '../pool.ts'
import { changedTexts, folded } from './changed-texts.ts'
import type { ChangedTexts } from './changed-texts.ts'
import { fileAtBase } from './git.ts'

/** Approved text and accessible names by story. */
export type ApprovedTexts = ReadonlyMap<string, string>

export async function approvedTexts(lock: Lock, baselines: Baselines): Promise<ApprovedTexts> {
  const hashes = [...new Set([...lock.values()].map(({ diagnostics }) => diagnostics))]
  const shown = new Map(
    await mapConcurrently(hashes, async (hash) => {
      const { text = [], names = [] } = (await baselines.readDiagnostics(hash)) ?? {}
      return [hash, folded([...text, ...names].join(' '))] as const
    }),
  )
  const texts = new Map<string, string>()
  for (const [key, { diagnostics }] of lock) {
    const [id = key] = key.split(' ')
    texts.set(id, `${texts.get(id) ?? ''} ${shown.get(diagnostics)}`)
  }
  return texts
}

/** The stories that show a changed text; null if one that is gone was shown by none that is known. */
export function storiesWith(
  { gone, came }: ChangedTexts,
  texts: ApprovedTexts,
  stories: readonly string[],
): string[] | null {
  const all = [...texts.values()]
  if (!gone.every((part) => all.some((text) => text.includes(part)))) return null
  return stories.filter((id) => {
    const text = texts.get(id)
    return text === undefined || [...gone, ...came].some((part) => text.includes(part))
  })
}

type Search = {
  root: string
  ref: string
  dictionaries: readonly string[]
  stories: readonly string[]
  lock: Lock
  baselines: Baselines
}

/** Stories by changed dictionary; a dictionary that may have changed any story is missing. */
export async function storiesByText(
  files: readonly string[],
  { root, ref, dictionaries, stories, lock, baselines }: Search,
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  let texts: ApprovedTexts | undefined
  for (const file of files.filter((one) => dictionaries.some((glob) => matchesGlob(one, glob)))) {
    const before = await fileAtBase(root, ref, file)
    const after = await readFile(join(root, file), 'utf8').catch(() => null)
    const changed = before === null || after === null ? null : changedTexts(before, after)
    if (!changed) continue
    texts ??= await approvedTexts(lock, baselines)
    const reached = storiesWith(changed, texts, stories)
    if (reached) found.set(file, reached)
  }
  return found
}
