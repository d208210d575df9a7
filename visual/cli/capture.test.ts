import { mkdtempSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { fixtureConfig, modes } from '../capture/fixture/config.ts'
import { openBaselines } from '../lock/baselines.ts'
import { capture } from './capture.ts'

const folder = mkdtempSync(join(tmpdir(), 'capture-'))
afterAll(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

test('a shot that no story draws any more is gone, also in a run of the changed stories', async () => {
  await writeFile(
    join(folder, 'lock'),
    `a--removed ar light 390\t${'0'.repeat(32)} 4x4 ${'0'.repeat(16)} 153.0\n`,
  )
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const story = { id: 'a--text', title: 'a', name: 'text', importPath: './a.ts', ownGlobals: {}, visual: {} }
  const { findings } = await capture({
    browserPool: {
      build: 'Chromium/153.0',
      stories: [{ ...story, modes: [{ locale: 'ar', scheme: 'light', viewport: '390' }] }],
      each: async () => {},
      close: async () => {},
    },
    base: { readSheets: async () => [], open: async () => null, close: async () => {} },
    config: {
      ...fixtureConfig,
      modes,
      changeRules: { ...fixtureConfig.changeRules, untraced: ['**/*.md'] },
      report: join(folder, 'report'),
      approvals: folder,
    },
    baselines: openBaselines(folder),
    since: { files: ['README.md'], graph: new Map() },
    changed: '',
    selection: {},
    complete: true,
  })
  expect(findings).toMatchObject([{ key: 'a--removed ar light 390', verdict: 'gone' }])
})
