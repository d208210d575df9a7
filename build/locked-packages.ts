import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Locked = {
  version: string
  license?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** Packages of the lock file by their folder. */
type Lock = Record<string, Locked>

const root = join(import.meta.dirname, '..')
const folder = 'node_modules/'

export function readLock(): Lock {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Lock }
  return packages
}

export const ownDependencies = (lock: Lock) => Object.keys(lock['']!.dependencies!)

export const packageName = (path: string) => path.slice(path.lastIndexOf(folder) + folder.length)

/** Folders of `names` and of all packages that they lead to. `installed`: optional ones too, of this system. */
export function packageFolders(
  lock: Lock,
  names: readonly string[],
  { installed = false }: { installed?: boolean } = {},
): string[] {
  const found = new Set<string>()
  const waiting = names.map((name) => folder + name)
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    found.add(path)
    waiting.push(...neededBy(lock, path))
    if (installed) waiting.push(...optionalOf(lock, path))
  }
  return [...found].toSorted()
}

function neededBy(lock: Lock, path: string): string[] {
  const { dependencies, peerDependencies = {}, peerDependenciesMeta = {} } = lock[path]!
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...Object.keys(dependencies ?? {}), ...peers].map((name) => resolved(lock, path, name))
}

const optionalOf = (lock: Lock, path: string) =>
  Object.keys(lock[path]!.optionalDependencies ?? {})
    .map((name) => resolved(lock, path, name))
    .filter((other) => existsSync(join(root, other)))

/** As Node resolves it: the nearest folder above `from`. */
function resolved(lock: Lock, from: string, name: string): string {
  const nested = `${from}/${folder}${name}`
  if (lock[nested]) return nested
  const parent = from.lastIndexOf(`/${folder}`)
  return parent === -1 ? folder + name : resolved(lock, from.slice(0, parent), name)
}
