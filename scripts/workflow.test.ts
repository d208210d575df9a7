import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { phases } from './test-phases.ts'

const root = join(import.meta.dirname, '..')

test('check.yml runs the steps of npm test', () => {
  const node = join(root, 'node_modules/.bin/node')
  const { status, stderr } = spawnSync(node, ['scripts/workflow.ts', '--check'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})

test('a workflow runs each step without a job in shards', () => {
  const shards = {
    journeys: ['check.yml', 'playwright test --shard'],
    visual: ['visual.yml', 'npm run visual -- --shard'],
  }
  const names = phases.flatMap(({ checks }) =>
    checks.filter(({ job }) => job === undefined).map(({ name }) => name),
  )
  expect(names).toEqual(Object.keys(shards))
  for (const [file, command] of Object.values(shards))
    expect(readFileSync(join(root, '.github/workflows', file!), 'utf8')).toContain(command)
})
