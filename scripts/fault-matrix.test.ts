import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const node = join(import.meta.dirname, '../node_modules/.bin/node')

test('the fault matrix runs no case where --only names what is no call', () => {
  const script = join(import.meta.dirname, 'fault-matrix.ts')
  const options = { encoding: 'utf8', timeout: 20_000 } as const
  const { status, stderr } = spawnSync(node, [script, '--only', 'nonsense,add'], options)
  expect(stderr).toContain('--only names nonsense, which contracts/registry.ts does not.')
  expect(status).toBe(2)
})
