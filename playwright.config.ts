import { defineConfig } from '@playwright/test'
import { pinnedBrowser } from './scripts/browser.ts'
import type { Options } from './e2e/test.ts'

const port = Number(process.env.PORT ?? 4173)
const baseURL = `http://localhost:${port}`

export default defineConfig<Options>({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 20_000,
  expect: { timeout: 5_000 },
  reporter: [['line'], ['json', { outputFile: process.env.JOURNEYS_JSON ?? '.cache/journeys.json' }]],
  use: {
    baseURL,
    launchOptions: await pinnedBrowser(),
    actionTimeout: 5_000,
    navigationTimeout: 10_000,
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'fa', use: { language: 'fa' } },
    { name: 'en', use: { language: 'en' } },
    { name: 'ru', use: { language: 'ru' } },
  ],
  webServer: {
    command: 'node scripts/preview.ts',
    url: baseURL,
    env: { PORT: String(port), MOCK_TEST: '1' },
    timeout: 20_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
