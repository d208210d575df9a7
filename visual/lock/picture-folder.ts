import { readFile, readdir, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readFromHistory } from './git.ts'
import { hashOfPath, picturePath } from './picture-store.ts'
import type { PictureStore } from './picture-store.ts'
import { writeAtomically } from '../write-atomically.ts'

/** In the tree, beside the lock. Pictures that a later approval dropped are read from git history. */
export function openPictureFolder(baselines: string): PictureStore {
  const folder = join(baselines, 'pictures')
  const fileOf = (hash: string) => join(folder, picturePath(hash))

  return {
    has: (hash) => Promise.resolve(existsSync(fileOf(hash))),
    read: async (hash) =>
      existsSync(fileOf(hash))
        ? readFile(fileOf(hash))
        : ((await readFromHistory(baselines, join('pictures', picturePath(hash)))) ?? undefined),
    write: (hash, webp) => writeAtomically(fileOf(hash), webp),
    async finish(kept) {
      const files = await readdir(folder, { recursive: true }).catch(() => [])
      const unused = files.filter((path) => path.endsWith('.webp') && !kept.has(hashOfPath(path)))
      await Promise.all(unused.map((path) => rm(join(folder, path))))
      return `commit it with ${baselines}`
    },
  }
}
