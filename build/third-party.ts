import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export type Package = { name: string; version: string; licence: string; text: string | null }

type Locked = { version: string; license?: string; dev?: boolean; devOptional?: boolean; link?: boolean }

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

/** Every package that ships, with fonts and the worker: all non-dev packages of the lock file. */
export function shippedPackages(): Package[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(lock.packages as Record<string, Locked>)
    .filter(([path, { dev, devOptional, link }]) => path.startsWith(folder) && !dev && !devOptional && !link)
    .map(([path, { version, license = 'unknown' }]) => ({
      name: path.slice(path.lastIndexOf(folder) + folder.length),
      version,
      licence: license,
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
