import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readRunArtifacts } from '../approve/run-artifacts.ts'
import type { RunArtifacts } from '../approve/run-artifacts.ts'
import { emptyDiagnostics } from '../capture/shot.ts'
import { SetupError } from '../config.ts'
import type { Lock } from '../lock/lock.ts'
import type { Finding, Report } from '../report.ts'
import { goneFindings } from './create-finding.ts'
import type { FindingDetails } from './create-finding.ts'
import { diffLines } from './diff-lines.ts'

type RunFile = {
  /** `2/3`; `1/1` is a whole run. */
  shard: string
  keys: string[]
  /** Shots of all shards. */
  all: string[]
  signatures: Record<string, string[]>
  evidence: Record<string, string[][]>
}

const fileIn = (folder: string) => join(folder, 'run.json')

export async function writeRunFile(
  folder: string,
  found: readonly FindingDetails[],
  { shard, keys, all }: { shard: string } & Record<'keys' | 'all', readonly string[]>,
) {
  const signatures = Object.fromEntries(found.map((one) => [one.finding.key, one.signatures]))
  const evidence = Object.fromEntries(found.map((one) => [one.finding.key, one.evidence]))
  await writeFile(fileIn(folder), JSON.stringify({ shard, keys, all, signatures, evidence }))
}

/** Null of a picture that the part does not have, such as an approved one. */
const pngOrNull = (png: RunArtifacts['png'], hash: string) =>
  png(hash).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })

type Shard = Pick<RunFile, 'shard' | 'keys' | 'all'> & { report: Report; found: FindingDetails[] }

async function readShard(folder: string): Promise<Shard> {
  const { report, lockEntries, png, diagnostics } = await readRunArtifacts(folder)
  if (!existsSync(fileIn(folder)))
    throw new SetupError(`${folder} is no report of a run: it has no run.json.`)
  const { signatures, evidence, ...kept } = JSON.parse(await readFile(fileIn(folder), 'utf8')) as RunFile
  const foundOf = async (finding: Finding): Promise<FindingDetails> => {
    const attempt = finding.verdict === 'unstable' ? finding.before : null
    const hashes = [finding.after, finding.change?.heat, attempt].flatMap((image) => image?.hash ?? [])
    const pictures = await Promise.all(
      hashes.map(async (hash) => [hash, await pngOrNull(png, hash)] as const),
    )
    const line = lockEntries.get(finding.key)
    return {
      finding,
      pictures: new Map(pictures.filter((pair): pair is [string, Buffer] => pair[1] !== null)),
      signatures: signatures[finding.key] ?? [],
      evidence: evidence[finding.key] ?? [],
      diagnostics: line ? await diagnostics(line.diagnostics) : emptyDiagnostics,
    }
  }
  return { ...kept, report, found: await Promise.all(report.findings.map(foundOf)) }
}

type Merged = { run: Omit<Report, 'findings' | 'groups'>; found: FindingDetails[]; keys: string[] }

/** Merges the runs of all shards. Throws a `SetupError` for a missing shard or different browsers. */
export async function mergeRuns(folders: readonly string[], lock: Lock): Promise<Merged> {
  const shards = await Promise.all(folders.map(readShard))
  const reports = shards.map(({ report }) => report)
  const [build, other] = new Set(reports.map((report) => report.build))
  if (build === undefined) throw new SetupError('Name the folders of the reports that are to be merged.')
  if (other !== undefined)
    throw new SetupError(`The shards were captured by two browsers, ${build} and ${other}.`)
  requireEachShard(shards.map(({ shard }) => shard))
  const keys = shards.flatMap((part) => part.keys)
  const run = {
    at: reports
      .map(({ at }) => at)
      .toSorted()
      .at(-1)!,
    build,
    engine: reports[0]!.engine,
    shots: keys.length,
    seconds: Math.max(...reports.map(({ seconds }) => seconds)),
    tolerated: reports.flatMap(({ tolerated = [] }) => tolerated),
    retried: reports.flatMap(({ retried = [] }) => retried),
  }
  return {
    run,
    keys,
    found: [
      ...shards.flatMap(({ found }) => found).filter(({ finding }) => finding.verdict !== 'gone'),
      ...goneFindings(lock, new Set(shards.flatMap(({ all }) => all))),
    ],
  }
}

/** Without a shard that died, its changes were passed over. */
function requireEachShard(shards: readonly string[]) {
  const of = Number(shards[0]!.split('/')[1])
  const needed = Array.from({ length: of }, (_, at) => `${at + 1}/${of}`)
  const { gone, came } = diffLines(needed, shards)
  const faults = [...gone.map((one) => `${one} is missing`), ...came.map((one) => `${one} is there again`)]
  if (faults.length > 0) throw new SetupError(`Each shard of a run is needed once: ${faults.join(', ')}.`)
}
