import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const node = join(import.meta.dirname, '../node_modules/.bin/node')
const contracts = (...args: string[]) =>
  spawnSync(node, [join(import.meta.dirname, 'contracts.ts'), ...args], { encoding: 'utf8' })

test('a subcommand gets its options', () => {
  expect(contracts('diff', '--help')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('contracts -- diff'),
  })
})

test.each(['verfiy', 'toString'])('the unknown subcommand %s exits with 2 and prints the help', (name) => {
  const { status, stderr } = contracts(name)
  expect(status).toBe(2)
  expect(stderr).toContain(`There is no subcommand ${name}.`)
  expect(stderr).toContain('openapi')
})
