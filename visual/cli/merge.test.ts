import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { modes } from '../capture/fixture/config.ts'
import { writeRunFile } from '../findings/merge-runs.ts'
import { reportOf, writeReport } from '../findings/write-report.ts'
import { openBaselines } from '../lock/baselines.ts'
import { comment } from './comment.ts'
import { merge } from './merge.ts'

const at = '2026-11-18T08:30:00.000Z'
const link = 'https://ci.example/artifacts/7'
const { exitCode } = process
let project: string
let output = ''

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'merge-'))
  await writeFile(
    join(project, 'visual.config.ts'),
    `export default { modes: ${JSON.stringify(modes)}, engines: { firefox: { missing: () => 'not installed' } } }`,
  )
  await mkdir(join(project, 'visual/baselines'), { recursive: true })
  await writeFile(
    join(project, 'visual/baselines/lock'),
    `site--home ar light 390\t${'0'.repeat(32)} 4x4 ${'0'.repeat(16)} 153.0\n`,
  )
  output = ''
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      output += text.toString()
      return true
    })
  vi.spyOn(process, 'cwd').mockReturnValue(project)
})
afterEach(async () => {
  vi.restoreAllMocks()
  process.exitCode = exitCode
  await rm(project, { recursive: true })
})

async function shardOf(engine: string, part: string) {
  const folder = join(project, `part ${part[0]}`)
  const run = { at, build: 'Firefox/153.0', engine, shots: 1, seconds: 1 }
  const keys = [`ui-badge--${part[0]} ar light 390`]
  await writeReport(folder, reportOf(run, [], keys, modes.locales), [], openBaselines(join(project, 'none')))
  await writeRunFile(folder, [], { shard: part, keys, all: keys })
  return folder
}

test('shards of an engine are merged with baselines and a report of its own', async () => {
  const shards = [await shardOf('firefox', '1/2'), await shardOf('firefox', '2/2')]
  await merge(shards)
  expect(output).toContain('say --engine firefox')
  expect(process.exitCode).toBe(2)
  await merge([...shards, '--engine', 'firefox'])
  expect(output).toContain('Nothing changed.')
  expect(process.exitCode).toBe(0)
  const report = await readFile(join(project, 'visual-report/firefox/report.json'), 'utf8')
  expect(JSON.parse(report)).toMatchObject({ engine: 'firefox', shots: 2, findings: [] })

  await comment(['--link', link, '--engine', 'firefox'])
  expect(output).toContain('2 shots by Firefox/153.0.')
  output = ''
  await comment(['--link', link, '--report', shards[0]!])
  expect(output).toContain('say --engine firefox')
  expect(process.exitCode).toBe(2)
})
