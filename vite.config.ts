import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { mockServer } from './mocks/server/node/vite-plugin.ts'
import { apiTarget, proxyTo } from './build/api-target.ts'
import { browserTargets } from './build/browser-targets.ts'
import { buildMetadata } from './build/build-metadata.ts'
import { precompress } from './build/precompress.ts'
import { deployment } from './build/deployment.ts'
import { prerender } from './build/prerender.ts'
import { indexHtml } from './build/index-html.ts'
import { moduleList } from './build/module-list.ts'
import { withoutMantinePalettes } from './build/mantine-palettes.ts'
import { themeSheet } from './build/theme-sheet.ts'
import { licences } from './build/third-party.ts'
import { webManifests } from './build/web-manifest.ts'

/** Modules of every page in one chunk, which compresses better than twenty. Mutations load later. */
const basePatterns = [
  /node_modules\/(react|react-dom|scheduler|@tanstack|zod|valtio|proxy-compare|ofetch|ufo|destr|typesafe-i18n)\//,
  /\/src\/(api|stores)\/(?!mutation-keys|idempotency|checkout|compare|consent|drafts|recent|shop-events|toast-error|toast-notification|tracked-orders|open-external|worker)[\w-]+\.ts$/,
  /\/contracts\/(?!auth|cart-operations|content|forms|orders)[\w-]+\.ts$/,
]
const isBaseModule = (id: string) =>
  basePatterns.some((pattern) => pattern.test(id)) &&
  !/mutationObserver|useMutation|queriesObserver|useQueries/.test(id)

/** Loaded when a dialog opens, however many parts open one. */
const overlayPatterns = [
  /\/(src\/ui\/Sheet|ModalBase|Modal|Drawer|Overlay|FocusTrap|ScrollArea|Portal|Paper)\//,
  /\/(ModalBase|Overlay|Paper)\.layer\.css/,
  /@floating-ui|remove-scroll|react-style-singleton|use-sidecar|use-callback-ref|use-focus-|use-overlay-history|tslib/,
]
const isOverlayModule = (id: string) => overlayPatterns.some((pattern) => pattern.test(id))

/** Loaded with the first form: home and most pages of the catalogue have none. */
const fieldPatterns = [
  /@mantine\/core\/(esm\/components|styles)\/(Input|InputBase|TextInput|CloseButton)[/.]/,
  /\/src\/(ui\/(FormError|after-press|use-local-digits)|stores\/drafts)\b/,
]
const isFieldModule = (id: string) => fieldPatterns.some((pattern) => pattern.test(id))

const isCommonModule = (id: string) => !isOverlayModule(id) && !isFieldModule(id)

/** Not for the demo (scripts/build-demo.ts). */
const installable = [
  buildMetadata(),
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: ['shell.html', 'offline-*.html', 'assets/*.{js,css}', 'icons/*.svg'],
      dontCacheBustURLsMatching: /^assets\//,
    },
  }),
]

const port = Number(process.env.PORT || 5173)
const target = apiTarget()
const proxy = target && proxyTo(target)

/** Their loaders come with their chunks, so that the first load of other pages is without them. */
const isPersonal = (routeId: string) => /^\/(profile\/|basket|discount|list\/|newsletter)/.test(routeId)

export default defineConfig(({ mode }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/routes',
      generatedRouteTree: './src/app/route-tree.gen.ts',
      quoteStyle: 'single',
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) =>
          isPersonal(routeId) ? [['loader', 'component', 'notFoundComponent']] : undefined,
      },
    }),
    react(),
    themeSheet(),
    withoutMantinePalettes(),
    indexHtml(),
    webManifests(),
    moduleList(),
    licences(),
    mode !== 'demo' && [installable, deployment(), precompress(), prerender()],
    !target && mockServer({ reset: process.env.MOCK_RESET === '1' }),
  ],
  /** React 19 has the hook that the shim carries for older ones. */
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  server: {
    port,
    strictPort: true,
    proxy,
    watch: { ignored: ['**/{.cache,dist,storybook-static,test-results,visual-report}/**'] },
  },
  preview: { port, strictPort: true, proxy },
  build: {
    target: browserTargets(),
    manifest: true,
    modulePreload: { polyfill: false },
    /** Fonts are never inlined, so that only the active locale preloads its own. */
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      output: {
        /** Short names: the entry lists every chunk. */
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash:7][extname]'
            : 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'base', test: isBaseModule, tags: ['$initial'], priority: 1 },
            { name: 'shell', tags: ['$initial'] },
            { name: 'common', minShareCount: 12, test: isCommonModule },
            { name: 'fields', minShareCount: 6, test: isFieldModule },
          ],
        },
      },
    },
  },
}))
