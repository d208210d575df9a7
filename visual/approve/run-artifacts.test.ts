import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SetupError } from '../config.ts'
import { finding, report } from '../review/app/fixtures.ts'
import { readRunArtifacts, writeRunArtifacts } from './run-artifacts.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'artifacts-'))
  await writeRunArtifacts(folder, new Map(), new Map())
})
afterAll(() => rm(folder, { recursive: true }))

test.each([
  [[], 'There is no report in nowhere. Run "npx visual" first.'],
  [
    ['--report', '--engine'],
    'There is no report in nowhere. Run "npx visual" first, or name another by --report or --engine.',
  ],
])(
  'a missing report is an error that says by which options (%j) another is named',
  async (options, message) => {
    await expect(readRunArtifacts('nowhere', options)).rejects.toThrow(new SetupError(message))
  },
)

test('a report of another version is an error that says what to run', async () => {
  const older = report([finding('card fa light 390', { tabStops: undefined })])
  await writeFile(join(folder, 'report.json'), JSON.stringify(older))
  await expect(readRunArtifacts(folder)).rejects.toThrow(
    new SetupError(`The report in ${folder} is of another version of the harness. Run "npx visual" again.`),
  )
})
