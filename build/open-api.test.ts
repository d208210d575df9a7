import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
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
}, 5_000)
