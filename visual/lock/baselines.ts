import { existsSync } from 'node:fs'
import { readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Diagnostics } from '../capture/diagnostics.ts'
import type { VisualConfig } from '../config.ts'
import { hasConflictMarks, readMergeStages, unknownConflict } from './git.ts'
import { formatLock, parseLock } from './lock.ts'
import type { Lock } from './lock.ts'
import { formatUndecided, mergeLocks, parseUndecided } from './merge-locks.ts'
import type { LockConflict } from './merge-locks.ts'
import { openPictureBranch } from './picture-branch.ts'
import { openPictureFolder } from './picture-folder.ts'
import type { PictureStore } from './picture-store.ts'
import { writeAtomically } from '../write-atomically.ts'

export type { Lock }

/** Whether no story renders the shot of this key. */
type IsGone = (key: string) => boolean

type BaselineSettings = Pick<VisualConfig, 'baselines' | 'pictureBranch'>

/** Lock, diagnostics and, unless they are on a branch of their own, pictures in a folder of the repository; files are named by content hash. */
export type Baselines = {
  /** During a merge conflict: without the shots that both branches changed, save those that are gone. */
  readLock(isGone?: IsGone): Promise<Lock>
  /** Shots that both branches of a merge changed, until they are decided. */
  readConflicts(): Promise<ReadonlyMap<string, LockConflict>>
  /** Writes the merged lock in place of a conflict, unless shots are contested that are not gone. */
  endMerge(isGone: IsGone): Promise<void>
  /** `undecided`: contested shots that keep the marks of the conflict. */
  writeLock(lock: Lock, undecided?: ReadonlyMap<string, LockConflict>): Promise<void>
  /** Lossless WebP; undefined if neither the store of pictures nor git history has it. */
  findPicture(hash: string): Promise<Buffer | undefined>
  /** Not of former pictures in git history. */
  hasPicture(hash: string): Promise<boolean>
  writePicture(hash: string, png: Buffer): Promise<void>
  readDiagnostics(hash: string): Promise<Diagnostics | undefined>
  writeDiagnostics(hash: string, diagnostics: Diagnostics): Promise<void>
  /** Drops what `lock` does not name. Resolves to what the user has to do next. */
  finish(lock: Lock): Promise<string>
}

/** Those of the configuration. */
export const baselinesOf = ({ baselines, pictureBranch }: BaselineSettings): Baselines =>
  openBaselines(
    baselines,
    pictureBranch === undefined ? undefined : openPictureBranch(process.cwd(), pictureBranch),
  )

export function openBaselines(folder: string, pictures: PictureStore = openPictureFolder(folder)): Baselines {
  const lockFile = join(folder, 'lock')
  const diagnosticsFolder = join(folder, 'diagnostics')
  const diagnosticsFile = (hash: string) => join(diagnosticsFolder, hash.slice(0, 2), `${hash.slice(2)}.json`)

  async function dropDiagnostics(kept: ReadonlySet<string>) {
    const files = await readdir(diagnosticsFolder, { recursive: true }).catch(() => [])
    const unused = files
      .filter((path) => path.endsWith('.json'))
      .map((path) => join(diagnosticsFolder, path))
      .filter((file) => !kept.has(file))
    await Promise.all(unused.map((file) => rm(file)))
  }

  const readText = async () => (existsSync(lockFile) ? readFile(lockFile, 'utf8') : '')

  async function read(
    isGone: IsGone = () => false,
  ): Promise<{ lock: Lock; contested: ReadonlyMap<string, LockConflict> }> {
    const text = await readText()
    if (!hasConflictMarks(text)) return { lock: parseLock(text), contested: new Map() }
    const stages = await readMergeStages(folder, 'lock')
    if (!stages) throw unknownConflict(lockFile)
    const { base, ours, theirs } = stages
    const merged = mergeLocks({ base: parseLock(base), ours: parseLock(ours), theirs: parseLock(theirs) })
    const begun = parseUndecided(text)
    const contested = [...merged.contested].filter(([key]) => begun?.keys.has(key) ?? true)
    const gone = contested
      .filter(([key]) => isGone(key))
      .map(([key, branches]) => [key, (branches.ours ?? branches.theirs)!] as const)
    return {
      lock: new Map([...(begun ? parseLock(begun.decided) : merged.lock), ...gone]),
      contested: new Map(contested.filter(([key]) => !isGone(key))),
    }
  }

  const writeLock: Baselines['writeLock'] = (lock, undecided = new Map()) =>
    writeAtomically(lockFile, `${formatLock(lock)}${formatUndecided(undecided)}`)

  return {
    readLock: async (isGone) => (await read(isGone)).lock,
    readConflicts: async () => (await read()).contested,
    async endMerge(isGone) {
      if (!hasConflictMarks(await readText())) return
      const { lock, contested } = await read(isGone)
      if (contested.size === 0) await writeLock(lock)
    },
    findPicture: pictures.read,
    hasPicture: pictures.has,
    writeLock,
    async writePicture(hash, png) {
      if (await pictures.has(hash)) return
      await pictures.write(hash, await sharp(png).webp({ lossless: true, effort: 4 }).toBuffer())
    },
    readDiagnostics: async (hash) =>
      existsSync(diagnosticsFile(hash))
        ? JSON.parse(await readFile(diagnosticsFile(hash), 'utf8'))
        : undefined,
    async writeDiagnostics(hash, diagnostics) {
      if (!existsSync(diagnosticsFile(hash)))
        await writeAtomically(diagnosticsFile(hash), `${JSON.stringify(diagnostics, null, 1)}\n`)
    },
    async finish(lock) {
      const entries = [...lock.values()]
      await dropDiagnostics(new Set(entries.map(({ diagnostics }) => diagnosticsFile(diagnostics))))
      return pictures.finish(
        new Set(entries.flatMap(({ picture, tolerated }) => [picture.hash, ...tolerated])),
      )
    },
  }
}
