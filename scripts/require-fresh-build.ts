import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findStaleSource, sourcesAmong } from '@zarrin/visual/stale-source'
import { siteSources } from '../build/site-sources.ts'

/** Resolves to a source that changed after `dist` was built, or null. `root` is the folder of the project. */
export function newerSource(root: string): Promise<string | null> {
  const files = globSync(siteSources.sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
  return findStaleSource(join(root, 'dist/index.html'), sourcesAmong(files, siteSources), root)
}

/** Journeys of an older build say nothing about the sources. A CI may build on another machine. */
export default async function requireFreshBuild() {
  if (process.env.CI) return
  const file = await newerSource(join(import.meta.dirname, '..'))
  if (file) throw new Error(`${file} changed after the shop was built. Run "npm run build" again.`)
}
