import { stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The first of `files` that is newer than `built`, or null; deleted files are ignored. */
export async function findStaleSource(
  built: string,
  files: readonly string[],
  root: string,
): Promise<string | null> {
  const { mtimeMs } = await stat(built)
  const times = files.map(async (file) => {
    const stats = await stat(join(root, file)).catch(() => null)
    return stats !== null && stats.mtimeMs > mtimeMs
  })
  const isNewer = await Promise.all(times)
  return files.find((_, at) => isNewer[at]) ?? null
}
