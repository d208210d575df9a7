import { stat } from 'node:fs/promises'
import { join, matchesGlob } from 'node:path'
import type { ChangeRules } from './choose.ts'

/** The first of `files` that changed after `built` was written and may change a picture; null where it has them all. */
export async function newerThan(
  built: string,
  files: readonly string[],
  root: string,
  { nothing }: ChangeRules,
): Promise<string | null> {
  const { mtimeMs } = await stat(built)
  const relevant = files.filter((file) => !nothing.some((glob) => matchesGlob(file, glob)))
  const times = relevant.map(async (file) => {
    const there = await stat(join(root, file)).catch(() => null)
    return there !== null && there.mtimeMs > mtimeMs
  })
  const isNewer = await Promise.all(times)
  return relevant.find((_, at) => isNewer[at]) ?? null
}
