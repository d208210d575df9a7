import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'visual')

type Manifest = Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>

const dependenciesOf = (file: string): Record<string, string> => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest
  return { ...devDependencies, ...dependencies }
}

const specifier = /(?<![-\w])(?:from |import |import\(|resolve\()'([^'$]+)'/g
const imported = globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['dist'] }).flatMap((file) =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(specifier)].map(([, name]) => ({
    file,
    name: name!,
  })),
)

test('no module of the harness imports from outside its folder', () => {
  const outside = imported.filter(
    ({ file, name }) =>
      name.startsWith('#') || (name.startsWith('.') && join(file, '..', name).startsWith('..')),
  )
  expect(outside).toEqual([])
})

test('the harness depends on every package that it imports, and on no other', () => {
  const packages = imported
    .map(({ name }) => name)
    .filter((name) => !/^[.#]/.test(name) && !isBuiltin(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
    // The configuration that `visual init` writes.
    .filter((name) => name !== '@zarrin/visual')
  expect([...new Set(packages)].toSorted()).toEqual(
    Object.keys(dependenciesOf('visual/package.json')).toSorted(),
  )
})

test('packages that the shop needs as well have one version', () => {
  const ours = dependenciesOf('package.json')
  const shared = Object.entries(dependenciesOf('visual/package.json')).filter(([name]) => name in ours)
  expect(Object.fromEntries(shared)).toEqual(Object.fromEntries(shared.map(([name]) => [name, ours[name]])))
})
