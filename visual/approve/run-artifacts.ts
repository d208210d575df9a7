import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Diagnostics } from '../capture/diagnostics.ts'
import { SetupError } from '../config.ts'
import { writeAtomically } from '../write-atomically.ts'
import { formatLock, parseLock } from '../lock/lock.ts'
import type { Lock } from '../lock/lock.ts'
import { Report } from '../report.ts'

export type RunArtifacts = {
  report: Report
  lockEntries: Lock
  png(hash: string): Promise<Buffer>
  diagnostics(hash: string): Promise<Diagnostics>
}

const pictureFile = (folder: string, hash: string) => join(folder, 'pictures', `${hash}.png`)
const diagnosticsFile = (folder: string, hash: string) => join(folder, 'diagnostics', `${hash}.json`)

export async function writeRunArtifacts(
  folder: string,
  lines: Lock,
  diagnosticsByHash: ReadonlyMap<string, Diagnostics>,
) {
  await mkdir(join(folder, 'diagnostics'), { recursive: true })
  for (const [hash, diagnostics] of diagnosticsByHash)
    await writeFile(diagnosticsFile(folder, hash), JSON.stringify(diagnostics))
  await writeAtomically(join(folder, 'lock'), formatLock(lines))
}

async function readReport(folder: string): Promise<Report> {
  const { data } = Report.safeParse(JSON.parse(await readFile(join(folder, 'report.json'), 'utf8')))
  if (data) return data
  throw new SetupError(
    `The report in ${folder} is of another version of the harness. Run "npx visual" again.`,
  )
}

/** Throws a `SetupError` if there is no report, or one that cannot be read. `options`: those of the command that name another one. */
export async function readRunArtifacts(
  folder: string,
  options: readonly string[] = [],
): Promise<RunArtifacts> {
  if (!existsSync(join(folder, 'report.json'))) {
    const another = options.length > 0 ? `, or name another by ${options.join(' or ')}` : ''
    throw new SetupError(`There is no report in ${folder}. Run "npx visual" first${another}.`)
  }
  return {
    report: await readReport(folder),
    lockEntries: parseLock(await readFile(join(folder, 'lock'), 'utf8')),
    png: (hash) => readFile(pictureFile(folder, hash)),
    diagnostics: async (hash) => JSON.parse(await readFile(diagnosticsFile(folder, hash), 'utf8')),
  }
}
