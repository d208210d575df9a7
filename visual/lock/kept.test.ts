import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { loadConfig } from '../config.ts'
import { openBaselines } from './baselines.ts'
import type { Baselines } from './baselines.ts'
import type { Lock } from './lock.ts'

/** Bytes: a repository stays light over years. */
const most = 25_000_000

let folder: string
let baselines: Baselines
let lock: Lock

beforeAll(async () => {
  folder = (await loadConfig(join(import.meta.dirname, '../..'))).baselines
  baselines = openBaselines(folder)
  lock = await baselines.lock()
})

test('what is kept in git is light', async () => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  )
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(most)
})

test('every line of the lock has its picture and its words', async () => {
  expect(lock.size).toBeGreaterThan(0)
  const bare: string[] = []
  for (const [key, { picture, words }] of lock)
    if (!baselines.pictureFile(picture.hash) || !(await baselines.words(words))) bare.push(key)
  expect(bare).toEqual([])
})
