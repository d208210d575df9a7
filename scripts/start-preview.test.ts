import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { startPreview } from './start-preview.ts'

afterEach(() => void vi.unstubAllEnvs())

test('the preview of a test has the mock server, whatever backend the environment names', async () => {
  vi.stubEnv('API_TARGET', 'http://127.0.0.1:9')
  const dist = await mkdtemp(join(tmpdir(), 'built-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  await writeFile(join(dist, 'index.html'), '')
  const shop = await startPreview({ dist })
  onTestFinished(shop.stop)
  expect((await fetch(`${shop.url}/api/auth/user`)).status).toBe(401)
})

test('a folder that was not built is refused', async () => {
  await expect(startPreview({ dist: 'nowhere' })).rejects.toThrow('The shop does not start.')
})
