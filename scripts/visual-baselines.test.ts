import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { openBaselines } from '@zarrin/visual/baselines'
import type { Baselines, Lock } from '@zarrin/visual/baselines'
import { loadConfig } from '@zarrin/visual/config'
import { beforeAll, expect, test } from 'vitest'
import { mutations } from '../visual.mutations.ts'

const bytesPerShot = 11_800

let folder: string
let baselines: Baselines
let lock: Lock

beforeAll(async () => {
  folder = (await loadConfig(join(import.meta.dirname, '..'))).baselines
  baselines = openBaselines(folder)
  lock = await baselines.readLock()
})

test('the baselines take at most 11.8 kB a shot', async () => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  )
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(bytesPerShot * lock.size)
})

test('every lock entry has its picture and its diagnostics', async () => {
  expect(lock.size).toBeGreaterThan(0)
  const incomplete: string[] = []
  for (const [key, { picture, diagnostics }] of lock)
    if (!(await baselines.hasPicture(picture.hash)) || !(await baselines.readDiagnostics(diagnostics)))
      incomplete.push(key)
  expect(incomplete).toEqual([])
})

test('every mutation applies to a shot that has a baseline', () => {
  const missing = mutations.filter(({ story, mode }) => !lock.has(`${story} ${mode}`))
  expect(missing.map(({ story }) => story)).toEqual([])
})
