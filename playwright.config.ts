import { defineConfig } from '@playwright/test'
import { pinnedBrowser } from './scripts/browser.ts'
import type { Options } from './e2e/test.ts'

const port = Number(process.env.PORT ?? 4173)
const baseURL = `http://localhost:${port}`

/** Promised in each language, or told in it at length. Russian runs as English does, from left to right. */
const inEachLanguage = /@each/
/** Another thing from left to right than from right to left. All other journeys run in Persian alone. */
const inBothDirections = /@(each|ltr)/

export default defineConfig<Options>({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  /** One more than cores: a journey waits for a fifth of its time. */
  workers: 3,
  /** Generous: a machine that is busy is slow, and no journey waits for longer than it has to. */
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: process.env.JOURNEYS_JSON ?? '.cache/journeys.json' }]],
  use: {
    baseURL,
    launchOptions: await pinnedBrowser(),
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    /**
     * A trace costs a third of a journey's time, and a picture of its end a tenth of a second, failed or not:
     * `-- --trace retain-on-failure` asks for both.
     */
    trace: 'off',
    screenshot: 'off',
    /** A worker answers before a journey could hold a call back: those that are about it let it in (`installed.ts`). */
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'fa', use: { language: 'fa' } },
    { name: 'en', use: { language: 'en' }, grep: inBothDirections },
    { name: 'ru', use: { language: 'ru' }, grep: inEachLanguage },
  ],
  webServer: {
    command: 'node scripts/preview.ts',
    url: baseURL,
    env: { PORT: String(port), MOCK_TEST: '1', MOCK_PICTURES: 'plain' },
    timeout: 20_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
