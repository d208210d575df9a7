import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts)

const commandOf = (script: string) => (/^(start|test)$/.test(script) ? `npm ${script}` : `npm run ${script}`)

test('package.json has at most 20 scripts', () => {
  expect(scripts.length).toBeLessThanOrEqual(20)
})

test('the README lists every script', () => {
  const listed = [...read('README.md').matchAll(/^\| `(npm [\w: ]+)`/gm)].map(([, command]) => command)
  expect(listed.toSorted()).toEqual(scripts.map(commandOf).toSorted())
})

test('every script that a text names exists', () => {
  const files = globSync(
    [
      '*.md',
      '.github/**/*.yml',
      '{build,contracts,deploy,docs,e2e,mocks,render,scripts,server,src,stories,visual}/**/*.{ts,tsx,md}',
    ],
    { cwd: root, exclude: ['visual/baselines/**', '**/node_modules/**'] },
  )
  const named = files.flatMap((file) =>
    [...read(file).matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, script]) => ({ file, script: script! })),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ script }) => !scripts.includes(script))).toEqual([])
})
