import { join } from 'node:path'
import { defineConfig, type Project } from '@playwright/test'
import { hasNginx } from './build/has-nginx.ts'
import { liveServers } from './e2e/deployed/live-servers.ts'
import type { Deployment } from './e2e/deployed/test.ts'
import { pinnedBrowser } from './scripts/pinned-browser.ts'
import { requireFreePorts } from './scripts/require-free-port.ts'

const address = (port: number) => `http://localhost:${port}`
const ports = [4310, 4311, 4312, 4313, 4314, 4315] as const
const [server, proxied, crossOrigin, demo, nginx, renderer] = ports
/** Playwright advises to test whatever server has a port. Its workers read this file while the servers run. */
if (!process.env.TEST_WORKER_INDEX) await requireFreePorts(hasNginx ? ports : ports.slice(0, 4))
const realBackend = address(server)
const onDemo = ['demo.journey.ts', 'purchase.journey.ts']
const crossOriginFolder = '.cache/apart'
/** Milliseconds: Playwright waits for one minute, in which a busy machine does not build the shop. */
const buildTimeout = 300_000

/** nginx before a renderer. `renderer killed` starts its own. */
function livePages() {
  const folder = join(import.meta.dirname, '.cache/nginx')
  const servers = liveServers({ api: realBackend, ports: { nginx, renderer }, folder })
  const use = { baseURL: address(nginx), backend: realBackend, renderer: address(renderer) }
  const testMatch = ['live.journey.ts', 'purchase.journey.ts']
  const projects: Project<Deployment>[] = [
    { name: 'live in Persian', testMatch, use: { ...use, language: 'fa' } },
    { name: 'live in English', testMatch, use: { ...use, language: 'en' } },
    { name: 'live in Russian', testMatch, use: { ...use, language: 'ru' } },
    { name: 'renderer killed', testMatch: 'killed-renderer.journey.ts', use: { backend: realBackend } },
  ]
  const gracefulShutdown = { signal: 'SIGTERM' as const, timeout: 15_000 }
  return { projects, webServer: Object.values(servers).map((one) => ({ ...one, gracefulShutdown })) }
}

const live = hasNginx ? livePages() : { projects: [], webServer: [] }

/** Needs `npm run build`. The stand-alone mock server plays the real backend. */
export default defineConfig<Deployment>({
  testDir: 'e2e/deployed',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: { launchOptions: await pinnedBrowser(), actionTimeout: 30_000, trace: 'retain-on-failure' },
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
    { name: 'demo in Persian', testMatch: onDemo, use: { baseURL: address(demo), language: 'fa' } },
    { name: 'demo in English', testMatch: onDemo, use: { baseURL: address(demo), language: 'en' } },
    ...live.projects,
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
      timeout: buildTimeout,
    },
    {
      command: `node scripts/build-demo.ts && node scripts/serve-files.ts --port ${demo}`,
      /** A backend that the demo has to leave alone: nothing answers there. */
      env: { VITE_API_BASE: 'http://localhost:9' },
      port: demo,
      timeout: buildTimeout,
    },
    ...live.webServer,
  ],
})
