import type { StorybookConfig } from '@storybook/react-vite'
import type { Plugin, PluginOption } from 'vite'
import { browserTargets } from '../build/browser-targets.ts'
import { mockMiddleware } from '../mocks/server/node/adapter.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []).map(withoutSitePlugins), pictures],
    /** `storybook build --test` would take `esnext`: pictures are of the CSS that is shipped. */
    build: { ...vite.build, target: browserTargets() },
  }),
}

/** The picker's stories have a plain Mantine, which needs its palettes. */
const siteOnlyPlugins =
  /^(vite-plugin-pwa|zarrin:(build-files|compressed|deployment|prerender|web-manifest|without-mantine-palettes))/

function withoutSitePlugins(plugin: PluginOption): PluginOption {
  if (Array.isArray(plugin)) return plugin.map(withoutSitePlugins)
  return plugin && 'name' in plugin && siteOnlyPlugins.test(plugin.name) ? false : plugin
}

/** `<img>` bypasses the fetch mock in the page, and story tests have no other server. */
const pictures: Plugin = {
  name: 'pictures',
  configureServer: (server) => void server.middlewares.use(mockMiddleware),
}

export default config
