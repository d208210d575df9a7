import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Words } from '../capture/words.ts'
import { formatLock, parseLock } from './lock.ts'
import type { Lock } from './lock.ts'

/** The lock and what it names, in a folder of the repository. Pictures and words are named by their content. */
export type Baselines = {
  lock(): Promise<Lock>
  writeLock(lock: Lock): Promise<void>
  /** The file of a picture, lossless WebP; undefined where it is not kept. */
  pictureFile(hash: string): string | undefined
  /** Keeps a PNG under the hash of its capture. */
  keepPicture(hash: string, png: Buffer): Promise<void>
  words(hash: string): Promise<Words | undefined>
  keepWords(hash: string, words: Words): Promise<void>
  /** Removes what no line of the lock names; answers how many files that were. */
  prune(lock: Lock): Promise<number>
}

export function openBaselines(folder: string): Baselines {
  const lockFile = join(folder, 'lock')
  const fileOf = (kind: string, hash: string, ending: string) =>
    join(folder, kind, hash.slice(0, 2), `${hash.slice(2)}.${ending}`)
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

  return {
    lock: async () => parseLock(existsSync(lockFile) ? await readFile(lockFile, 'utf8') : ''),
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
