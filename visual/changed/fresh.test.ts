import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newerThan } from './fresh.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fresh-'))
  for (const [file, time] of Object.entries({ built: 100, before: 99, after: 101 })) {
    await writeFile(join(root, file), '')
    await utimes(join(root, file), time, time)
  }
})
afterAll(() => rm(root, { recursive: true }))

test('a build without the newest changes is told from one that has them', async () => {
  const newer = (...files: string[]) => newerThan(join(root, 'built'), files, root)
  expect(await newer('before', 'removed')).toBeNull()
  expect(await newer('before', 'after')).toBe('after')
})
