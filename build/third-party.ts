import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export type Package = { name: string; version: string; licence: string; text: string | null }

type Locked = {
  version: string
  license?: string
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

const root = join(import.meta.dirname, '..')
const folder = 'node_modules/'

const allowed = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]

/** `(A OR B)` lets us choose; `A AND B` needs a review. */
export const isAllowed = (licence: string) =>
  licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((one) => allowed.includes(one))

function textOf(path: string): string | null {
  const file = readdirSync(path).find((name) => /^(licen[cs]e|copying)/i.test(name))
  return file === undefined ? null : readFileSync(join(path, file), 'utf8').trim()
}

/** Every package that ships, with fonts and the worker: what the shop's own dependencies lead to in the lock file. */
export function shippedPackages(): Package[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const packages: Record<string, Locked> = lock.packages
  const shipped = new Set<string>()
  const waiting = Object.keys(packages['']!.dependencies!).map((name) => folder + name)
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (shipped.has(path)) continue
    shipped.add(path)
    waiting.push(...requiredBy(packages[path]!).map((name) => installedPath(packages, path, name)))
  }
  return [...shipped].toSorted().map((path) => ({
    name: path.slice(path.lastIndexOf(folder) + folder.length),
    version: packages[path]!.version,
    licence: packages[path]!.license ?? 'unknown',
    text: textOf(join(root, path)),
  }))
}

function requiredBy({ dependencies, peerDependencies = {}, peerDependenciesMeta = {} }: Locked): string[] {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...Object.keys(dependencies ?? {}), ...peers]
}

/** As Node resolves it: the nearest folder above `from`. */
function installedPath(packages: Record<string, Locked>, from: string, name: string): string {
  const nested = `${from}/${folder}${name}`
  if (packages[nested]) return nested
  const parent = from.lastIndexOf(`/${folder}`)
  return parent === -1 ? folder + name : installedPath(packages, from.slice(0, parent), name)
}

const entryOf = ({ name, version, licence, text }: Package) =>
  `${name} ${version}\n${licence}\n\n${text ?? `Under the licence ${licence}.`}\n`

export function licences(): Plugin {
  return {
    name: 'zarrin:licences',
    apply: 'build',
    generateBundle() {
      const source = shippedPackages()
        .map(entryOf)
        .join(`\n${'-'.repeat(80)}\n\n`)
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source })
    },
  }
}
