import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBaselines } from '../lock/baselines.ts'
import type { Report } from '../report.ts'
import { report } from '../review/app/fixtures.ts'
import { writeReport } from './write-report.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'report-'))
})
afterAll(() => rm(folder, { recursive: true }))

const write = (into: string, at: string) =>
  writeReport(into, { ...report([]), at }, [], openBaselines(join(folder, 'baselines')))
const readAt = async (from: string) =>
  (JSON.parse(await readFile(join(from, 'report.json'), 'utf8')) as Report).at

test('a report replaces the one of an earlier run, and not that of another engine inside it', async () => {
  const firefox = join(folder, 'firefox')
  await write(firefox, '2026-11-20')
  await write(folder, '2026-11-21')
  await writeFile(join(folder, 'run.json'), '{}')
  await write(folder, '2026-11-22')
  expect([await readAt(firefox), await readAt(folder)]).toEqual(['2026-11-20', '2026-11-22'])
  await expect(readFile(join(folder, 'run.json'))).rejects.toThrow('ENOENT')
})
