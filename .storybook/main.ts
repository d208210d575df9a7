import type { StorybookConfig } from '@storybook/react-vite'
import type { Plugin, PluginOption } from 'vite'
import { mockMiddleware } from '../mocks/server/node/adapter.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []).map(withoutSite), pictures] }),
}

/** What makes files of a site to be installed and served: Storybook is none. */
const ofSite = /^(vite-plugin-pwa|zarrin:(build-files|compressed|deployment|sitemap|web-manifest))/

function withoutSite(plugin: PluginOption): PluginOption {
  if (Array.isArray(plugin)) return plugin.map(withoutSite)
  return plugin && 'name' in plugin && ofSite.test(plugin.name) ? false : plugin
}

/** `<img>` asks the network, past the mock inside the page. In story tests no other server answers it. */
const pictures: Plugin = {
  name: 'pictures',
  configureServer: (server) => void server.middlewares.use(mockMiddleware),
}

export default config
