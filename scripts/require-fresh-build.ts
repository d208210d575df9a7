import { existsSync, globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findStaleSource, sourcesAmong } from '@zarrin/visual/stale-source'
import { pageListFile } from '../build/page-list.ts'
import { siteSources } from '../build/site-sources.ts'

/** Resolves to a source that changed after `dist` was built, or null. `root` is the folder of the project. */
export function newerSource(root: string): Promise<string | null> {
  const files = globSync(siteSources.sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
  return findStaleSource(join(root, 'dist/index.html'), sourcesAmong(files, siteSources), root)
}

/** Journeys of an older build, or of half a build, say nothing about the sources. */
export async function requireFreshBuild(root: string) {
  if (!existsSync(pageListFile(join(root, 'dist'))))
    throw new Error('The build did not finish. Run "npm run build" again.')
  /** A CI may build on another machine. */
  const file = process.env.CI ? null : await newerSource(root)
  if (file) throw new Error(`${file} changed after the shop was built. Run "npm run build" again.`)
}

export default () => requireFreshBuild(join(import.meta.dirname, '..'))
