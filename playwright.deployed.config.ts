import { defineConfig } from '@playwright/test'
import type { Deployment } from './e2e/deployed/test.ts'
import { pinnedBrowser } from './scripts/pinned-browser.ts'

const address = (port: number) => `http://localhost:${port}`
const [server, proxied, crossOrigin, demo] = [4310, 4311, 4312, 4313]
const realBackend = address(server)
const crossOriginFolder = '.cache/apart'

/** Needs `npm run build`. The stand-alone mock server plays the real backend. */
export default defineConfig<Deployment>({
  testDir: 'e2e/deployed',
  testMatch: '*.journey.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  reporter: 'list',
  use: { launchOptions: await pinnedBrowser(), actionTimeout: 5_000, trace: 'retain-on-failure' },
  projects: [
    {
      name: 'behind a proxy',
      testMatch: 'purchase.journey.ts',
      use: { baseURL: address(proxied), language: 'fa' },
    },
    {
      name: 'at another origin',
      testMatch: 'purchase.journey.ts',
      use: { baseURL: address(crossOrigin), server: realBackend, language: 'ru' },
    },
    { name: 'demo in Persian', use: { baseURL: address(demo), language: 'fa' } },
    { name: 'demo in English', use: { baseURL: address(demo), language: 'en' } },
  ],
  webServer: [
    { command: `node scripts/mocks.ts --port ${server}`, port: server },
    {
      command: 'node scripts/preview.ts',
      env: { API_TARGET: realBackend, PORT: String(proxied) },
      port: proxied,
    },
    {
      command: `vite build --outDir ${crossOriginFolder} --logLevel warn && node scripts/serve-files.ts --folder ${crossOriginFolder} --port ${crossOrigin}`,
      env: { VITE_API_BASE: realBackend },
      port: crossOrigin,
    },
    {
      command: `node scripts/build-demo.ts && node scripts/serve-files.ts --port ${demo}`,
      port: demo,
    },
  ],
})
