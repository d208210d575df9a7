import { resolveConfig } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { mockServer } from './vite-plugin.ts'

afterEach(() => void vi.unstubAllEnvs())

test('vite names a wrong setting of the mock server when it starts', async () => {
  vi.stubEnv('MOCK_PRODUCTS', 'many')
  const config = resolveConfig({ configFile: false, plugins: [mockServer()] }, 'serve')
  await expect(config).rejects.toThrow('MOCK_PRODUCTS is "many"; it has to be a whole number.')
})
