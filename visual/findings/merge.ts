import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readCandidates } from '../approve/candidates.ts'
import { noWords } from '../capture/shot.ts'
import { SetupError } from '../config.ts'
import type { Lock } from '../lock/lock.ts'
import type { Finding, Report } from '../report.ts'
import { goneOf } from './find.ts'
import type { Found } from './find.ts'

/** What a run knows beside its report. */
type Kept = {
  /** Of every shot that it took. */
  keys: string[]
  /** Of every shot that there is, taken or left to another part. */
  all: string[]
  /** By key: what its change looks like. */
  signatures: Record<string, string[]>
}

const fileIn = (folder: string) => join(folder, 'run.json')

/** Leaves beside a report what a merge needs of its run. */
export async function keepRun(
  folder: string,
  found: readonly Found[],
  { keys, all }: Record<'keys' | 'all', readonly string[]>,
) {
  const signatures = Object.fromEntries(found.map((one) => [one.finding.key, one.signatures]))
  await writeFile(fileIn(folder), JSON.stringify({ keys, all, signatures }))
}

type Part = { report: Report; found: Found[]; keys: string[]; all: string[] }

async function readPart(folder: string): Promise<Part> {
  const { report, lines, png, words } = await readCandidates(folder)
  if (!existsSync(fileIn(folder)))
    throw new SetupError(`${folder} is no report of a run: it has no run.json.`)
  const { signatures, ...kept } = JSON.parse(await readFile(fileIn(folder), 'utf8')) as Kept
  const foundOf = async (finding: Finding): Promise<Found> => {
    const hashes = [finding.after, finding.change?.heat].flatMap((image) => image?.hash ?? [])
    const pictures = await Promise.all(hashes.map(async (hash) => [hash, await png(hash)] as const))
    const line = lines.get(finding.key)
    return {
      finding,
      pictures: new Map(pictures),
      signatures: signatures[finding.key] ?? [],
      words: line ? await words(line.words) : noWords,
    }
  }
  return { ...kept, report, found: await Promise.all(report.findings.map(foundOf)) }
}

type Merged = { run: Omit<Report, 'findings' | 'groups'>; found: Found[]; keys: string[] }

/**
 * The runs of all shards as one, from the folders of their reports; seconds are those of the longest. What the lock has
 * and no story draws is gone. Throws a `SetupError` for a folder without a report, or pictures of two browsers.
 */
export async function mergeRuns(folders: readonly string[], lock: Lock): Promise<Merged> {
  const parts = await Promise.all(folders.map(readPart))
  const reports = parts.map(({ report }) => report)
  const [build, other] = new Set(reports.map((report) => report.build))
  if (build === undefined) throw new SetupError('Name the folders of the reports that are to be merged.')
  if (other !== undefined)
    throw new SetupError(`The shards were captured by two browsers, ${build} and ${other}.`)
  const keys = parts.flatMap((part) => part.keys)
  const run = {
    at: reports
      .map(({ at }) => at)
      .toSorted()
      .at(-1)!,
    build,
    shots: keys.length,
    seconds: Math.max(...reports.map(({ seconds }) => seconds)),
  }
  return {
    run,
    keys,
    found: [
      ...parts.flatMap(({ found }) => found),
      ...goneOf(lock, new Set(parts.flatMap(({ all }) => all))),
    ],
  }
}
