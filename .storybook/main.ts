import type { StorybookConfig } from '@storybook/react-vite'
import type { Plugin } from 'vite'
import { mockMiddleware } from '../mocks/node/adapter.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), pictures] }),
}

/** `<img>` asks the network, past the mock inside the page. In story tests no other server answers it. */
const pictures: Plugin = {
  name: 'pictures',
  configureServer: (server) => void server.middlewares.use(mockMiddleware),
}

export default config
