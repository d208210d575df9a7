import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Diagnostics } from '../capture/diagnostics.ts'
import { readFromHistory, readMergeStages } from './git.ts'
import { formatLock, parseLock } from './lock.ts'
import type { Lock } from './lock.ts'
import { mergeLocks } from './merge-locks.ts'
import type { LockConflict } from './merge-locks.ts'

export type { Lock }

/** Lock, pictures and diagnostics in a folder of the repository; files are named by content hash. */
export type Baselines = {
  /** During a merge conflict: without the shots that both branches changed. */
  readLock(): Promise<Lock>
  /** Shots that both branches of a merge changed, until the lock has them again. */
  readConflicts(): Promise<ReadonlyMap<string, LockConflict>>
  writeLock(lock: Lock): Promise<void>
  pictureFile(hash: string): string | undefined
  /** Lossless WebP, from git history if need be; undefined if git does not have it either. */
  findPicture(hash: string): Promise<Buffer | undefined>
  writePicture(hash: string, png: Buffer): Promise<void>
  readDiagnostics(hash: string): Promise<Diagnostics | undefined>
  writeDiagnostics(hash: string, diagnostics: Diagnostics): Promise<void>
  prune(lock: Lock): Promise<number>
}

export function openBaselines(folder: string): Baselines {
  const lockFile = join(folder, 'lock')
  const pathOf = (kind: string, hash: string, ending: string) =>
    join(kind, hash.slice(0, 2), `${hash.slice(2)}.${ending}`)
  const fileOf = (...named: Parameters<typeof pathOf>) => join(folder, pathOf(...named))
  const picture = (hash: string) => fileOf('pictures', hash, 'webp')
  const diagnosticsFile = (hash: string) => fileOf('diagnostics', hash, 'json')

  async function removeAllBut(kept: ReadonlySet<string>) {
    const listed = ['pictures', 'diagnostics'].map((kind) =>
      readdir(join(folder, kind), { recursive: true, withFileTypes: true }).catch(() => []),
    )
    const unused = (await Promise.all(listed))
      .flat()
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name))
      .filter((file) => !kept.has(file))
    await Promise.all(unused.map((file) => rm(file)))
    return unused.length
  }

  async function read(): Promise<{ lock: Lock; contested: ReadonlyMap<string, LockConflict> }> {
    const text = existsSync(lockFile) ? await readFile(lockFile, 'utf8') : ''
    const stages = existsSync(folder) ? await readMergeStages(folder, 'lock') : null
    if (!stages) return { lock: parseLock(text), contested: new Map() }
    const { base, ours, theirs } = stages
    const merged = mergeLocks({ base: parseLock(base), ours: parseLock(ours), theirs: parseLock(theirs) })
    if (text.includes('<<<<<<<')) return merged
    const lock = parseLock(text)
    return { lock, contested: new Map([...merged.contested].filter(([key]) => !lock.has(key))) }
  }

  return {
    readLock: async () => (await read()).lock,
    readConflicts: async () => (await read()).contested,
    findPicture: async (hash) =>
      existsSync(picture(hash))
        ? readFile(picture(hash))
        : ((await readFromHistory(folder, pathOf('pictures', hash, 'webp'))) ?? undefined),
    writeLock: (lock) => writeAtomically(lockFile, formatLock(lock)),
    pictureFile: (hash) => (existsSync(picture(hash)) ? picture(hash) : undefined),
    async writePicture(hash, png) {
      if (existsSync(picture(hash))) return
      await writeAtomically(picture(hash), await sharp(png).webp({ lossless: true, effort: 4 }).toBuffer())
    },
    readDiagnostics: async (hash) =>
      existsSync(diagnosticsFile(hash))
        ? JSON.parse(await readFile(diagnosticsFile(hash), 'utf8'))
        : undefined,
    async writeDiagnostics(hash, diagnostics) {
      if (!existsSync(diagnosticsFile(hash)))
        await writeAtomically(diagnosticsFile(hash), `${JSON.stringify(diagnostics, null, 1)}\n`)
    },
    prune: (lock) =>
      removeAllBut(
        new Set(
          [...lock.values()].flatMap((entry) => [
            diagnosticsFile(entry.diagnostics),
            ...[entry.picture.hash, ...entry.tolerated].map(picture),
          ]),
        ),
      ),
  }
}

export async function writeAtomically(file: string, content: string | Buffer) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.part`, content)
  await rename(`${file}.part`, file)
}
