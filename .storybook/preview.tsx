import type { Preview } from '@storybook/react-vite'
import { notifications } from '@mantine/notifications'
import { configure } from 'storybook/test'
import { installMockFetch } from '#mocks/browser/fetch.ts'
import type { OpenOptions } from '#mocks/scenarios/open.ts'
import { loadAllLocales } from '#i18n/i18n-util.sync.ts'
import '#src/styles.ts'
import { chromaticModes } from '../visual/chromatic.ts'
import { localeOf, localeToolbar, schemeOf, schemeToolbar, turnPage } from './globals.ts'
import { showPersianToAxe } from './persian-contrast.ts'
import { withProviders } from './providers.tsx'
import { becomeShopper, resetStores } from './stores.ts'

loadAllLocales()
showPersianToAxe()
/** Of `findBy…` and `waitFor`, in milliseconds: a slow machine is not a failure. */
configure({ asyncUtilTimeout: 5_000 })

const preview: Preview = {
  globalTypes: { locale: localeToolbar, scheme: schemeToolbar },
  initialGlobals: { locale: 'fa', scheme: 'light' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { disableSaveFromUI: true },
    chromatic: { modes: chromaticModes() },
  },
  decorators: [withProviders],
  async beforeEach({ globals, parameters }) {
    turnPage(localeOf(globals), schemeOf(globals))
    resetStores()
    notifications.clean()
    const { scenario, faults }: Pick<OpenOptions, 'scenario' | 'faults'> = parameters
    const { shopper, uninstall } = await installMockFetch({ scenario, faults })
    becomeShopper(shopper)
    return uninstall
  },
}

export default preview
