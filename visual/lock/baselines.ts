import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Words } from '../capture/words.ts'
import { fromHistory, readStages } from './git.ts'
import { formatLock, parseLock } from './lock.ts'
import type { Lock } from './lock.ts'
import { mergeLocks } from './merge-locks.ts'
import type { Contest } from './merge-locks.ts'

/** The lock and what it names, in a folder of the repository. Pictures and words are named by their content. */
export type Baselines = {
  /** While git waits for a conflict in it to be solved: all but what both branches changed, each in another way. */
  lock(): Promise<Lock>
  /** The shots that both branches of a merge changed, until they are in the lock again. */
  contested(): Promise<ReadonlyMap<string, Contest>>
  writeLock(lock: Lock): Promise<void>
  /** The file of a picture, lossless WebP; undefined where it is not kept. */
  pictureFile(hash: string): string | undefined
  /** A picture that was kept once, lossless WebP; undefined where git does not know it either. */
  formerPicture(hash: string): Promise<Buffer | undefined>
  /** Keeps a PNG under the hash of its capture. */
  keepPicture(hash: string, png: Buffer): Promise<void>
  words(hash: string): Promise<Words | undefined>
  keepWords(hash: string, words: Words): Promise<void>
  /** Removes what no line of the lock names; answers how many files that were. */
  prune(lock: Lock): Promise<number>
}

export function openBaselines(folder: string): Baselines {
  const lockFile = join(folder, 'lock')
  const pathOf = (kind: string, hash: string, ending: string) =>
    join(kind, hash.slice(0, 2), `${hash.slice(2)}.${ending}`)
  const fileOf = (...named: Parameters<typeof pathOf>) => join(folder, pathOf(...named))
  const picture = (hash: string) => fileOf('pictures', hash, 'webp')
  const words = (hash: string) => fileOf('words', hash, 'json')

  async function removeBut(kept: ReadonlySet<string>) {
    const listed = ['pictures', 'words'].map((kind) =>
      readdir(join(folder, kind), { recursive: true, withFileTypes: true }).catch(() => []),
    )
    const left = (await Promise.all(listed))
      .flat()
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name))
      .filter((file) => !kept.has(file))
    await Promise.all(left.map((file) => rm(file)))
    return left.length
  }

  async function read(): Promise<{ lock: Lock; contested: ReadonlyMap<string, Contest> }> {
    const text = existsSync(lockFile) ? await readFile(lockFile, 'utf8') : ''
    const stages = existsSync(folder) ? await readStages(folder, 'lock') : null
    if (!stages) return { lock: parseLock(text), contested: new Map() }
    const { base, ours, theirs } = stages
    const merged = mergeLocks({ base: parseLock(base), ours: parseLock(ours), theirs: parseLock(theirs) })
    if (text.includes('<<<<<<<')) return merged
    const lock = parseLock(text)
    return { lock, contested: new Map([...merged.contested].filter(([key]) => !lock.has(key))) }
  }

  return {
    lock: async () => (await read()).lock,
    contested: async () => (await read()).contested,
    formerPicture: async (hash) =>
      existsSync(picture(hash))
        ? readFile(picture(hash))
        : ((await fromHistory(folder, pathOf('pictures', hash, 'webp'))) ?? undefined),
    writeLock: (lock) => write(lockFile, formatLock(lock)),
    pictureFile: (hash) => (existsSync(picture(hash)) ? picture(hash) : undefined),
    async keepPicture(hash, png) {
      if (existsSync(picture(hash))) return
      await write(picture(hash), await sharp(png).webp({ lossless: true, effort: 4 }).toBuffer())
    },
    words: async (hash) =>
      existsSync(words(hash)) ? JSON.parse(await readFile(words(hash), 'utf8')) : undefined,
    async keepWords(hash, said) {
      if (!existsSync(words(hash))) await write(words(hash), `${JSON.stringify(said, null, 1)}\n`)
    },
    prune: (lock) =>
      removeBut(
        new Set(
          [...lock.values()].flatMap((entry) => [
            words(entry.words),
            ...[entry.picture.hash, ...entry.tolerated].map(picture),
          ]),
        ),
      ),
  }
}

/** Whole or not at all. */
async function write(file: string, content: string | Buffer) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.part`, content)
  await rename(`${file}.part`, file)
}
