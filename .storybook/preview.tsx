import './clear-storage.ts'
import type { Preview } from '@storybook/react-vite'
import { notifications } from '@mantine/notifications'
import { configure } from 'storybook/test'
import { installMockFetch } from '#mocks/server/browser/mock-fetch.ts'
import type { OpenOptions } from '#mocks/server/scenarios/open.ts'
import { loadAllLocales } from '#i18n/i18n-util.sync.ts'
import '#src/app/styles.ts'
import { chromaticModes } from '@zarrin/visual/chromatic'
import { modes } from '#stories/modes.ts'
import {
  localeOf,
  localeToolbar,
  scenarioOf,
  scenarioToolbar,
  schemeOf,
  schemeToolbar,
  applyLocaleAndScheme,
  viewportOptions,
} from './globals.ts'
import { patchAxeForPersian } from './persian-contrast.ts'
import { withProviders } from './providers.tsx'
import { applyShopper, resetStores } from './stores.ts'

loadAllLocales()
patchAxeForPersian()
configure({ asyncUtilTimeout: 5_000 })

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: { locale: localeToolbar, scheme: schemeToolbar, scenario: scenarioToolbar },
  initialGlobals: { locale: 'fa', scheme: 'light', scenario: '' },
  parameters: {
    layout: 'fullscreen',
    /** Passing nodes made a report of 90 MB. */
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    docs: { story: { inline: false, height: '420px' } },
    controls: { disableSaveFromUI: true },
    viewport: { options: viewportOptions },
    chromatic: { modes: chromaticModes(modes) },
  },
  decorators: [withProviders],
  async beforeEach({ globals, parameters }) {
    applyLocaleAndScheme(localeOf(globals), schemeOf(globals))
    resetStores()
    notifications.clean()
    const { faults, scenario: own }: Pick<OpenOptions, 'scenario' | 'faults'> = parameters
    const scenario = scenarioOf(globals) ?? own
    const { shopper, uninstall } = await installMockFetch({ scenario, faults })
    applyShopper(shopper)
    return uninstall
  },
}

export default preview
