import { readFileSync } from 'node:fs'

type Manifest = Record<string, { file: string }>

/** URL glob of the built chunk of a source file, e.g. `src/routes/-DueDate.tsx`. */
export function scriptOf(source: string) {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Manifest
  const found = Object.entries(manifest).find(([key]) => key.split('?')[0] === source)
  if (!found) throw new Error(`The build has no script of ${source}.`)
  return `**/${found[1].file}`
}
