import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { pinnedBrowser } from './scripts/browser.ts'

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

/** The tests of `stories/<name>`: the whole shop, with React as shoppers have it, several times as fast as the one that checks itself. */
const ofShop = (name: string, usual: Record<string, string>) => ({
  define: production,
  oxc: { jsx: { development: false } },
  optimizeDeps: {
    include: [...react, 'fast-check'],
    entries: [`stories/${name}/*.test.tsx`, 'src/routes/**/*.tsx'],
    rolldownOptions: { transform: { define: production } },
  },
  test: {
    name,
    include: [`stories/${name}/*.test.tsx`],
    env: Object.fromEntries(Object.entries(usual).map(([key, value]) => [key, process.env[key] ?? value])),
    browser: { ...browser(), screenshotFailures: false },
  },
})

const configDir = `${import.meta.dirname}/.storybook`

export default defineConfig({
  test: {
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contracts,mocks,i18n,src,scripts,visual}/**/*.test.ts'],
          exclude: ['scripts/bundle.test.ts', 'visual/**/*.storybook.test.ts'],
        },
      },
      { test: { name: 'bundle', include: ['scripts/bundle.test.ts'] } },
      { test: { name: 'switching', include: ['visual/**/*.storybook.test.ts'] } },
      {
        plugins: [storybookTest({ configDir })],
        optimizeDeps: { include: react },
        test: { name: 'stories', isolate: false, browser: browser() },
      },
      ofShop('answers', { ANSWERS_RUNS: '300', ANSWERS_SEED: '1' }),
      ofShop('faults', { FAULTS_PART: 'all' }),
      ofShop('model', { MODEL_RUNS: '20', MODEL_STEPS: '30', MODEL_SEED: '1' }),
    ],
  },
})
