import { stat } from 'node:fs/promises'
import { join, matchesGlob } from 'node:path'
import type { Site } from '../capture/site.ts'
import type { ModuleGraph } from './graph.ts'

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

const isIn = (globs: readonly string[]) => (file: string) => globs.some((glob) => matchesGlob(file, glob))

/** Story modules that were added after the build, or that the Storybook leaves out. */
export function unbuiltStories(
  files: readonly string[],
  graph: ModuleGraph,
  untraced: readonly string[],
): string[] {
  const isUntraced = isIn(untraced)
  return files.filter(
    (file) => /\.stories\.[cm]?[jt]sx?$/.test(file) && !graph.has(file) && !isUntraced(file),
  )
}

export function sourcesAmong(
  files: readonly string[],
  { sources, notBuilt = [] }: Pick<Site, 'sources' | 'notBuilt'>,
): string[] {
  const isBuilt = (file: string) => isIn(sources)(file) && !isIn(notBuilt)(file)
  return files.filter(isBuilt)
}
