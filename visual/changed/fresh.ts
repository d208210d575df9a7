import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ModuleGraph } from './graph.ts'

/** The first of `files` that is part of a build and changed after `built` was written; null where it has them all. */
export async function newerThan(
  built: string,
  files: readonly string[],
  root: string,
  graph: ModuleGraph,
): Promise<string | null> {
  const { mtimeMs } = await stat(built)
  const parts = files.filter((file) => graph.has(file))
  const times = parts.map(async (file) => {
    const there = await stat(join(root, file)).catch(() => null)
    return there !== null && there.mtimeMs > mtimeMs
  })
  const isNewer = await Promise.all(times)
  return parts.find((_, at) => isNewer[at]) ?? null
}
