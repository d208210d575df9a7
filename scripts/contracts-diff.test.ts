import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApi } from '#contracts/openapi/openapi.ts'

const script = join(import.meta.dirname, 'contracts-diff.ts')
const node = join(import.meta.dirname, '../node_modules/.bin/node')
const contracts = openApi()
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'contracts-diff-'))
  mkdirSync(join(folder, 'contracts'))
  git('init', '--quiet')
  commit('without', 'README.md', 'Nothing yet')
  commit('broken', 'contracts/openapi.json', '{')
  commit('same', 'contracts/openapi.json', JSON.stringify(contracts))
  commit('richer', 'contracts/openapi.json', JSON.stringify(withTotal('tax')))
})

afterAll(() => rmSync(folder, { recursive: true }))

function git(...args: string[]) {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  execFileSync('git', [...who, ...args], { cwd: folder })
}

function commit(tag: string, file: string, text: string) {
  writeFileSync(join(folder, file), text)
  git('add', file)
  git('commit', '--quiet', '--message', tag)
  git('tag', tag)
}

function withTotal(name: string) {
  const { schemas } = contracts.components
  const Totals = { ...schemas.Totals, properties: { ...schemas.Totals?.properties, [name]: {} } }
  return {
    ...contracts,
    components: { ...contracts.components, schemas: { ...schemas, Totals: { ...Totals, required: [name] } } },
  }
}

function run(...args: string[]) {
  const env = { ...process.env, GIT_DIR: join(folder, '.git') }
  const { status, stdout, stderr } = spawnSync(node, [script, ...args], { env, encoding: 'utf8' })
  return { status, stdout, stderr }
}

test('the exit code is 0 when nothing changed', () => {
  expect(run('same')).toEqual({ status: 0, stdout: '0 breaking, 0 additive, 0 none\n', stderr: '' })
})

test('a breaking change exits with 1 and prints one line with its places and the counts', () => {
  const { status, stdout } = run('richer')
  expect(status).toBe(1)
  expect(stdout).toMatch(
    /^breaking {2}POST \/api\/cart\/cart \w+, answer data\.totals\.tax: is gone \(Totals\.tax, and in \d+ more places\)$/m,
  )
  expect(stdout).toMatch(/^1 breaking, 6 additive, 0 none\n$/m)
})

test('--json lists every place of a change', () => {
  const { changes } = JSON.parse(run('richer', '--json').stdout)
  expect(changes).toContainEqual({
    class: 'breaking',
    place: 'GET /api/productOrder/order, answer data.totals.tax',
    what: 'is gone',
    origin: 'Totals.tax',
  })
})

test.each([
  ['no-such-ref', 'There is no "no-such-ref" in this repository'],
  ['without', 'without has no contracts/openapi.json'],
  ['broken', 'contracts/openapi.json of broken cannot be read'],
  ['--help-me', "Unknown option '--help-me'"],
])('the argument %s exits with 2', (argument, complaint) => {
  const { status, stderr } = run(argument)
  expect(status).toBe(2)
  expect(stderr).toContain(complaint)
})
