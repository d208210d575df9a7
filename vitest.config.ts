import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { pinnedBrowser } from './scripts/pinned-browser.ts'
import { testSetting } from './scripts/test-setting.ts'
import { themeSheet } from './build/theme-sheet.ts'

/** Pre-bundled for all browser tests: late discovery would bundle a second React, which breaks hooks. */
const react = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', '@mantine/core']

const launchOptions = await pinnedBrowser()

const browser = () => ({
  enabled: true,
  headless: true,
  /** Milliseconds: Vitest waits for one minute, in which a busy machine does not open the page of the tests. */
  connectTimeout: 300_000,
  provider: playwright({ launchOptions }),
  instances: [{ browser: 'chromium' as const }],
})

const production = { 'process.env.NODE_ENV': '"production"' }

/** The production build of React, which is several times faster. */
const withProductionReact = (optimizeDeps: { include: string[]; entries?: string[] }) => ({
  define: production,
  oxc: { jsx: { development: false } },
  optimizeDeps: { ...optimizeDeps, rolldownOptions: { transform: { define: production } } },
})

const browserProject = (name: string, include: string[], defaults: Record<string, string>) => ({
  name,
  include,
  env: Object.fromEntries(Object.entries(defaults).map(([key, value]) => [key, testSetting(key, value)])),
  browser: { ...browser(), screenshotFailures: false },
})

const shopTests = ['tests/**/*.test.tsx']

const picker = 'src/features/date-picker'
/** Property tests use the development build of React, timings the production build. */
const pickerPropertyTests = [`${picker}/**/any-acts.test.tsx`]
const pickerTimingTests = [`${picker}/**/opening.test.tsx`]

/** They need `npm run build`. */
const readBuild = [
  'scripts/{browser-support,bundle,renderer-image,serve}.test.ts',
  'build/write-pages.test.ts',
]

/** Milliseconds: what imports half of the shop, a test or the code that it polls, waits until that is transformed. */
const unitTimeouts = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 50_000 } } }

const configDir = `${import.meta.dirname}/.storybook`

export default defineConfig({
  test: {
    silent: 'passed-only',
    projects: [
      { test: { name: 'unit of the shop', include: ['src/**/*.test.ts'], ...unitTimeouts } },
      {
        test: {
          name: 'unit of the house',
          include: ['{build,contracts,mocks,i18n,render,scripts,server,visual}/**/*.test.ts'],
          exclude: [...readBuild, 'visual/**/*.storybook.test.ts'],
          /** Faster: no file fakes globals, so they can share modules. */
          isolate: false,
          provide: { launchOptions },
          ...unitTimeouts,
        },
      },
      { test: { name: 'bundle', include: readBuild, ...unitTimeouts } },
      { test: { name: 'story-switch', include: ['visual/**/*.storybook.test.ts'] } },
      {
        plugins: [themeSheet(), storybookTest({ configDir })],
        ...withProductionReact({ include: react }),
        test: { name: 'stories', isolate: false, browser: browser() },
      },
      {
        plugins: [themeSheet()],
        ...withProductionReact({
          include: [...react, 'fast-check'],
          entries: [...shopTests, 'src/routes/**/*.tsx'],
        }),
        test: {
          ...browserProject('shop', shopTests, {
            FAULTS_PART: 'all',
            FUZZ_RUNS: '300',
            FUZZ_SEED: '1',
            MODEL_RUNS: '20',
            MODEL_STEPS: '30',
            MODEL_SEED: '1',
          }),
          /** Files that run one after another in a browser share its storage. */
          setupFiles: '.storybook/clear-storage.ts',
        },
      },
      {
        optimizeDeps: { include: [...react, 'fast-check'], entries: pickerPropertyTests },
        test: browserProject('picker', pickerPropertyTests, { PICKER_RUNS: '25', PICKER_SEED: '1' }),
      },
      {
        ...withProductionReact({ include: react, entries: pickerTimingTests }),
        test: browserProject('picker-perf', pickerTimingTests, {}),
      },
    ],
  },
})
