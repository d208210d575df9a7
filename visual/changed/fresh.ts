import { stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The first of `files` that changed after `built` was written; null where it may have them all: one that went, too. */
export async function newerThan(
  built: string,
  files: readonly string[],
  root: string,
): Promise<string | null> {
  const { mtimeMs } = await stat(built)
  const times = files.map(async (file) => {
    const there = await stat(join(root, file)).catch(() => null)
    return there !== null && there.mtimeMs > mtimeMs
  })
  const isNewer = await Promise.all(times)
  return files.find((_, at) => isNewer[at]) ?? null
}
