import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { pinnedBrowser } from './scripts/browser.ts'

const configDir = `${import.meta.dirname}/.storybook`

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contracts,mocks,i18n,src,scripts}/**/*.test.ts'],
          exclude: ['scripts/bundle.test.ts'],
        },
      },
      { test: { name: 'bundle', include: ['scripts/bundle.test.ts'] } },
      {
        plugins: [storybookTest({ configDir })],
        /** Found late, each of these would be bundled a second time, and a second React breaks the first. */
        optimizeDeps: {
          include: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', '@mantine/core'],
        },
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: await pinnedBrowser() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
