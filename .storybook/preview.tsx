import type { Preview } from '@storybook/react-vite'
import { notifications } from '@mantine/notifications'
import { installMockFetch } from '#mocks/browser/fetch.ts'
import { loadAllLocales } from '#i18n/i18n-util.sync.ts'
import '#src/styles.ts'
import { localeOf, localeToolbar, schemeOf, schemeToolbar, turnPage } from './globals.ts'
import { showPersianToAxe } from './persian-contrast.ts'
import { withProviders } from './providers.tsx'
import { resetStores } from './stores.ts'

loadAllLocales()
showPersianToAxe()

const preview: Preview = {
  globalTypes: { locale: localeToolbar, scheme: schemeToolbar },
  initialGlobals: { locale: 'fa', scheme: 'light' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { disableSaveFromUI: true },
  },
  decorators: [withProviders],
  beforeEach({ globals, parameters }) {
    turnPage(localeOf(globals), schemeOf(globals))
    resetStores()
    notifications.clean()
    return installMockFetch({ ...parameters.mock, faults: parameters.faults })
  },
}

export default preview
