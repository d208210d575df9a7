import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const node = join(import.meta.dirname, '../node_modules/.bin/node')
const contracts = (...args: string[]) =>
  spawnSync(node, [join(import.meta.dirname, 'contracts.ts'), ...args], { encoding: 'utf8' })

test.each(['verify', 'mutants', 'diff', 'openapi'])('%s gets its options, without a second "--"', (name) => {
  const { status, stdout } = contracts(name, '--help')
  expect(status).toBe(0)
  expect(stdout).toContain(`npm run contracts -- ${name} `)
  expect(stdout).not.toContain('[-- ')
})

test('the help of the bench is all that it prints', () => {
  const { status, stderr } = spawnSync(node, [join(import.meta.dirname, 'bench.ts'), '--help'], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
})

test.each(['verfiy', 'toString'])('the unknown subcommand %s exits with 2 and prints the help', (name) => {
  const { status, stderr } = contracts(name)
  expect(status).toBe(2)
  expect(stderr).toContain(`There is no subcommand ${name}.`)
  expect(stderr).toContain('openapi')
})
