import { once } from 'node:events'
import { createServer } from 'node:http'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { deployment } from './deployment.ts'
import { openApi } from './open-api.ts'

afterEach(() => void vi.unstubAllEnvs())

test('a backend that does not answer is given up', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  vi.stubEnv('VITE_API_BASE', undefined)
  vi.stubEnv('API_TARGET', `http://127.0.0.1:${port}`)
  const { ask } = await openApi('', 50)
  await expect(ask('/api/products/products', { language: 'fa-IR' })).rejects.toThrow('timeout')
  silent.closeAllConnections()
  silent.close()
})

test.each([
  ['', 'https://api.example.com/api/'],
  ['https://api.example.com/api', 'https://other.example'],
  ['https://api.example.com/', undefined],
])('pages are of the backend that VITE_API_BASE "%s" or else API_TARGET "%s" names', async (base, target) => {
  vi.stubEnv('VITE_API_BASE', base)
  vi.stubEnv('API_TARGET', target)
  expect((await openApi('')).name).toBe('https://api.example.com')
})

test('the client and the pages call the VITE_API_BASE of an .env file, without its /api', async () => {
  vi.stubEnv('VITE_API_BASE', undefined)
  const root = await mkdtemp(join(tmpdir(), 'env-'))
  await writeFile(join(root, '.env'), 'VITE_API_BASE=https://example.com/shop/api/\n')
  const { env } = await resolveConfig({ root, configFile: false, plugins: [deployment()] }, 'build')
  await rm(root, { recursive: true })
  expect([env.VITE_API_BASE, (await openApi(root)).name]).toEqual(Array(2).fill('https://example.com/shop'))
})
