import { defineConfig } from '@playwright/test'
import { portFromEnv } from './scripts/options.ts'
import { pinnedBrowser } from './scripts/pinned-browser.ts'
import type { Options } from './e2e/test.ts'

const port = portFromEnv(4173)
const baseURL = `http://localhost:${port}`

/** All others run in Persian only. */
const english = /@(each|ltr|en)\b/
const russian = /@(each|ru)\b/
const notPersian = /@en\b/

export default defineConfig<Options>({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  globalSetup: './scripts/require-fresh-build.ts',
  /** Three per core of the smallest machine, since a journey waits for half of its time. */
  workers: 6,
  /** For what hangs: beside five others on a slow machine the longest journey takes two minutes. */
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: process.env.JOURNEYS_JSON ?? '.cache/journeys.json' }]],
  use: {
    baseURL,
    slowdown: Number(process.env.SLOWDOWN ?? 1),
    launchOptions: await pinnedBrowser(),
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    /** A trace costs a third of a journey's time; enable it with `-- --trace retain-on-failure`. */
    trace: 'off',
    screenshot: 'off',
    /** A service worker answers before `page.route`; journeys about it allow it (e2e/service-worker.ts). */
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'fa', use: { language: 'fa' }, grepInvert: notPersian },
    { name: 'en', use: { language: 'en' }, grep: english },
    { name: 'ru', use: { language: 'ru' }, grep: russian },
  ],
  webServer: {
    command: 'node scripts/preview.ts',
    /** With `url` instead, Playwright advises to test whatever server has the port. */
    wait: { stdout: /Local:/ },
    env: { PORT: String(port), MOCK_TEST: '1', MOCK_PICTURES: 'plain' },
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
