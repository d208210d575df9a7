import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { ownDependencies, packageFolders, packageName, readLock } from './locked-packages.ts'

export type Package = { name: string; version: string; licence: string; text: string | null }

const root = join(import.meta.dirname, '..')

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
  const packages = readLock()
  return packageFolders(packages, ownDependencies(packages)).map((path) => ({
    name: packageName(path),
    version: packages[path]!.version,
    licence: packages[path]!.license ?? 'unknown',
    text: textOf(join(root, path)),
  }))
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
