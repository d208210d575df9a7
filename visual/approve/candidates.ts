import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Words } from '../capture/words.ts'
import { SetupError } from '../config.ts'
import { formatLock, parseLock } from '../lock/lock.ts'
import type { Lock } from '../lock/lock.ts'
import type { Report } from '../report.ts'

/** What a run leaves beside its report, so that it can be approved later without the browser. */
export type Candidates = {
  report: Report
  /** The lines that the lock would get. */
  lines: Lock
  png(hash: string): Promise<Buffer>
  words(hash: string): Promise<Words>
}

const pictureFile = (folder: string, hash: string) => join(folder, 'pictures', `${hash}.png`)
const wordsFile = (folder: string, hash: string) => join(folder, 'words', `${hash}.json`)

export async function writeCandidates(folder: string, lines: Lock, words: ReadonlyMap<string, Words>) {
  await mkdir(join(folder, 'words'), { recursive: true })
  await writeFile(join(folder, 'lock'), formatLock(lines))
  for (const [hash, said] of words) await writeFile(wordsFile(folder, hash), JSON.stringify(said))
}

/** Throws a `SetupError` where no run has left a report. */
export async function readCandidates(folder: string): Promise<Candidates> {
  if (!existsSync(join(folder, 'report.json')))
    throw new SetupError(`There is no report in ${folder}. Run "npm run visual" first.`)
  return {
    report: JSON.parse(await readFile(join(folder, 'report.json'), 'utf8')),
    lines: parseLock(await readFile(join(folder, 'lock'), 'utf8')),
    png: (hash) => readFile(pictureFile(folder, hash)),
    words: async (hash) => JSON.parse(await readFile(wordsFile(folder, hash), 'utf8')),
  }
}
