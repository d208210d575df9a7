import { globSync, statSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { siteSources } from '../build/site-sources.ts'

const changedAt = (file: string) => statSync(file).mtimeMs

/** A source that changed after `dist` was built, or null. `root` is the folder of the project. */
export function newerSource(root: string): string | null {
  const builtAt = changedAt(join(root, 'dist/index.html'))
  const isBuilt = (file: string) => !siteSources.notBuilt.some((glob) => matchesGlob(file, glob))
  const files = globSync(siteSources.sources, { cwd: root }).filter(isBuilt)
  return (
    files.find((file) => changedAt(join(root, file)) > builtAt && statSync(join(root, file)).isFile()) ?? null
  )
}

/** Journeys of an older build say nothing about the sources. A CI may build on another machine. */
export default function requireFreshBuild() {
  if (process.env.CI) return
  const file = newerSource(join(import.meta.dirname, '..'))
  if (file) throw new Error(`${file} changed after the shop was built. Run "npm run build" again.`)
}
