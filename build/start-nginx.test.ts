import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startNginx } from './start-nginx.ts'

test('nginx that does not start leaves no folder behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'start-nginx-'))
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true })
  })
  await expect(startNginx(join(folder, 'no-shop'))).rejects.toThrow('nginx ended with')
  expect(await readdir(folder)).toEqual([])
})
