import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { logoFile } from './draw-words.ts'

const packages = [
  '@fontsource-variable/golos-text',
  '@fontsource-variable/vazirmatn',
  'bidi-js',
  'harfbuzzjs',
  'sharp',
]

type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string> }

async function packageVersions(): Promise<string[]> {
  const text = await readFile(join(import.meta.dirname, '../../package.json'), 'utf8')
  const { dependencies, devDependencies } = JSON.parse(text) as Manifest
  return packages.map((name) => `${name} ${dependencies[name] ?? devDependencies[name]}`)
}

/** Changes with everything that shows on a card and is not an input: the code, its packages, the logo. */
export async function drawingVersion(): Promise<string> {
  const folder = import.meta.dirname
  const modules = (await readdir(folder)).filter((name) => /(?<!\.test)\.ts$/.test(name))
  const files = [...modules.sort().map((name) => join(folder, name)), logoFile]
  const hash = createHash('sha256').update((await packageVersions()).join())
  for (const file of files) hash.update(await readFile(file)).update('\0')
  return hash.digest('hex')
}
