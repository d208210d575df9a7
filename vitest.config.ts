import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { pinnedBrowser } from './scripts/browser.ts'
import { themeSheet } from './build/theme-sheet.ts'

/** The packages that every page of the browser's tests needs. Found late, each would be bundled a second time, and a second React breaks the first. */
const react = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', '@mantine/core']

const launchOptions = await pinnedBrowser()

const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions }),
  instances: [{ browser: 'chromium' as const }],
})

const production = { 'process.env.NODE_ENV': '"production"' }

/** React as shoppers have it, several times as fast as the one that checks itself. */
const asShipped = (optimizeDeps: { include: string[]; entries?: string[] }) => ({
  define: production,
  oxc: { jsx: { development: false } },
  optimizeDeps: { ...optimizeDeps, rolldownOptions: { transform: { define: production } } },
})

const inBrowser = (name: string, include: string[], usual: Record<string, string>) => ({
  name,
  include,
  env: Object.fromEntries(Object.entries(usual).map(([key, value]) => [key, process.env[key] ?? value])),
  browser: { ...browser(), screenshotFailures: false },
})

/** The tests of `tests/<name>`: the whole shop. */
const ofShop = (name: string, usual: Record<string, string>) => {
  const tests = `tests/${name}/*.test.tsx`
  return {
    plugins: [themeSheet()],
    ...asShipped({ include: [...react, 'fast-check'], entries: [tests, 'src/routes/**/*.tsx'] }),
    test: inBrowser(name, [tests], usual),
  }
}

const picker = 'src/features/date-picker'
/** Alone in a page, with the React that checks itself, and timed with the one that does not. */
const anyActs = [`${picker}/**/any-acts.test.tsx`]
const opening = [`${picker}/**/opening.test.tsx`]

const configDir = `${import.meta.dirname}/.storybook`

export default defineConfig({
  test: {
    silent: 'passed-only',
    projects: [
      { test: { name: 'unit of the shop', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'unit of the house',
          include: ['{build,contracts,mocks,i18n,scripts,visual}/**/*.test.ts'],
          exclude: ['scripts/bundle.test.ts', 'visual/**/*.storybook.test.ts'],
          /** Nothing there stands in for a browser: what one file has loaded serves the next. */
          isolate: false,
          /** Many of them start processes and browsers, and a busy machine is slow: no test waits for longer than it has to. */
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'bundle', include: ['scripts/bundle.test.ts'] } },
      { test: { name: 'story-switch', include: ['visual/**/*.storybook.test.ts'] } },
      {
        plugins: [themeSheet(), storybookTest({ configDir })],
        ...asShipped({ include: react }),
        test: { name: 'stories', isolate: false, browser: browser() },
      },
      ofShop('fuzz-responses', { FUZZ_RUNS: '300', FUZZ_SEED: '1' }),
      ofShop('fault-matrix', { FAULTS_PART: 'all' }),
      {
        optimizeDeps: { include: [...react, 'fast-check'], entries: anyActs },
        test: inBrowser('picker', anyActs, { PICKER_RUNS: '25', PICKER_SEED: '1' }),
      },
      { ...asShipped({ include: react, entries: opening }), test: inBrowser('picker-perf', opening, {}) },
      ofShop('cart-model', { MODEL_RUNS: '20', MODEL_STEPS: '30', MODEL_SEED: '1' }),
    ],
  },
})
