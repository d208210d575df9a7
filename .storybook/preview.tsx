import type { Preview } from '@storybook/react-vite'
import { notifications } from '@mantine/notifications'
import { configure } from 'storybook/test'
import { installMockFetch } from '#mocks/server/browser/fetch.ts'
import type { OpenOptions } from '#mocks/server/scenarios/open.ts'
import { loadAllLocales } from '#i18n/i18n-util.sync.ts'
import '#src/app/styles.ts'
import { chromaticModes } from '../visual/chromatic.ts'
import {
  localeOf,
  localeToolbar,
  scenarioOf,
  scenarioToolbar,
  schemeOf,
  schemeToolbar,
  turnPage,
  viewportOptions,
} from './globals.ts'
import { showPersianToAxe } from './persian-contrast.ts'
import { withProviders } from './providers.tsx'
import { becomeShopper, resetStores } from './stores.ts'

loadAllLocales()
showPersianToAxe()
/** Of `findBy…` and `waitFor`, in milliseconds: a slow machine is not a failure. */
configure({ asyncUtilTimeout: 5_000 })

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: { locale: localeToolbar, scheme: schemeToolbar, scenario: scenarioToolbar },
  initialGlobals: { locale: 'fa', scheme: 'light', scenario: '' },
  parameters: {
    layout: 'fullscreen',
    /** Of what passes axe tells one node: all of them were ninety megabytes of a report. */
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    docs: { story: { inline: false, height: '420px' } },
    controls: { disableSaveFromUI: true },
    viewport: { options: viewportOptions },
    chromatic: { modes: chromaticModes() },
  },
  decorators: [withProviders],
  async beforeEach({ globals, parameters }) {
    turnPage(localeOf(globals), schemeOf(globals))
    resetStores()
    notifications.clean()
    const { faults, scenario: own }: Pick<OpenOptions, 'scenario' | 'faults'> = parameters
    const scenario = scenarioOf(globals) ?? own
    const { shopper, uninstall } = await installMockFetch({ scenario, faults })
    becomeShopper(shopper)
    return uninstall
  },
}

export default preview
