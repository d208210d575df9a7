import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startNginx } from './start-nginx.ts'
import { openTestNginx } from './test-nginx.ts'

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'start-nginx-'))
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true })
  })
  return folder
}

test('nginx that does not start leaves no folder behind', async () => {
  const folder = await temporaryFolder()
  await expect(startNginx(join(folder, 'no-shop'))).rejects.toThrow('nginx ended with')
  expect(await readdir(folder)).toEqual([])
})

test('files for an nginx that does not start are removed', async () => {
  const folder = await temporaryFolder()
  vi.stubEnv('PATH', folder)
  await expect(openTestNginx(['index.html'])).rejects.toThrow('nginx ended with')
  expect(await readdir(folder)).toEqual([])
})
