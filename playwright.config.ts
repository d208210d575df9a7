import { defineConfig } from '@playwright/test'
import { pinnedBrowser } from './scripts/browser.ts'
import type { Options } from './e2e/test.ts'

const port = Number(process.env.PORT ?? 4173)
const baseURL = `http://localhost:${port}`

/** Journeys about the network, the mocks or the address bar run in Persian alone. */
const sameInEveryLanguage = /@once/

/**
 * Russian runs as English does, from left to right: in it is repeated what is promised in all three languages, what
 * speaks to the shopper at length, and what looks at every page.
 */
const inRussianToo =
  /(accessibility|delivery|forms|head|keyboard|order-branches|purchase|search|session|shell|sign-in)\.spec\.ts$/

export default defineConfig<Options>({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
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
    /** A trace of every journey costs a third of their time: `-- --trace retain-on-failure` asks for it. */
    trace: 'off',
    /** A worker answers before a journey could hold a call back: those that are about it let it in (`installed.ts`). */
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'fa', use: { language: 'fa' } },
    { name: 'en', use: { language: 'en' }, grepInvert: sameInEveryLanguage },
    {
      name: 'ru',
      use: { language: 'ru' },
      grepInvert: sameInEveryLanguage,
      testMatch: inRussianToo,
    },
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
