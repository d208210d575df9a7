import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadConfig } from './config.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'config-'))
  const engine = '{ missing: () => null }'
  await writeFile(join(root, 'visual.config.mjs'), `export default { engines: { firefox: ${engine} } }\n`)
})
afterAll(() => rm(root, { recursive: true }))

test('each engine has baselines, approvals and a report of its own, by its name', async () => {
  const foldersOf = async (engine?: string) => {
    const { baselines, approvals, report, engineName } = await loadConfig(root, engine)
    return { baselines, approvals, report, engineName }
  }
  expect(await foldersOf('firefox')).toEqual({
    baselines: join(root, 'visual/baselines/firefox'),
    approvals: join(root, 'visual/approvals/firefox'),
    report: join(root, 'visual-report/firefox'),
    engineName: 'firefox',
  })
  expect(await foldersOf()).toMatchObject({ approvals: join(root, 'visual/approvals') })
})
