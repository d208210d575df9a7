import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeAtomically } from './write-atomically.ts'

test('a write that fails leaves no part of the file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'write-'))
  await mkdir(join(folder, 'taken', 'inside'), { recursive: true })
  await expect(writeAtomically(join(folder, 'taken'), 'text')).rejects.toThrow('EISDIR')
  expect(await readdir(folder)).toEqual(['taken'])
  await rm(folder, { recursive: true })
})
