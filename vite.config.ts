import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { mockServer } from './mocks/server/node/vite-plugin.ts'
import { apiTarget, proxyTo } from './build/api-target.ts'
import { buildFiles } from './build/build-files.ts'
import { compressed } from './build/compressed.ts'
import { deployment } from './build/deployment.ts'
import { firstScreens } from './build/first-screens.ts'
import { indexHtml } from './build/index-html.ts'
import { moduleList } from './build/module-list.ts'
import { sitemap } from './build/sitemap.ts'
import { themeSheet } from './build/theme-sheet.ts'
import { licences } from './build/third-party.ts'
import { webManifests } from './build/web-manifest.ts'

/** What every page needs: one file of it compresses better than twenty. Mutations wait for the first button. */
const onEveryPage = [
  /node_modules\/(react|react-dom|scheduler|@tanstack|zod|valtio|proxy-compare|ofetch|ufo|destr|cookie|typesafe-i18n)\//,
  /\/src\/(api|stores)\/(?!idempotency|checkout|compare|consent|drafts|recent|notify|tracked-orders|toast-error|open-external|worker)[\w-]+\.ts$/,
  /\/contracts\/(?!auth|cart-operations|content|forms|orders)[\w-]+\.ts$/,
]
const isOnEveryPage = (id: string) =>
  onEveryPage.some((pattern) => pattern.test(id)) &&
  !/mutationObserver|useMutation|queriesObserver|useQueries/.test(id)

/** The shop as files, its mock server inside the page (`scripts/build-demo.ts`), has no worker and one build. */
const installable = [
  buildFiles(),
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: ['index.html', 'offline-*.html', 'assets/*.{js,css}', 'icons/*.svg'],
      dontCacheBustURLsMatching: /^assets\//,
    },
  }),
]

const port = Number(process.env.PORT ?? 5173)
const target = apiTarget()
const proxy = target && proxyTo(target)

export default defineConfig(({ mode }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/routes',
      generatedRouteTree: './src/app/route-tree.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
    themeSheet(),
    indexHtml({ hasServer: mode !== 'demo' }),
    webManifests(),
    moduleList(),
    sitemap(),
    licences(),
    mode !== 'demo' && [firstScreens(), installable, deployment(), compressed()],
    !target && mockServer({ reset: process.env.MOCK_RESET === '1' }),
  ],
  server: { port, strictPort: true, proxy, watch: { ignored: ['**/.cache/**'] } },
  preview: { port, strictPort: true, proxy },
  build: {
    target: 'es2022',
    cssTarget: ['chrome111', 'safari16.4', 'firefox113'],
    manifest: true,
    modulePreload: { polyfill: false },
    /** A font is preloaded for the locale that needs it. */
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      output: {
        /** The first script lists every file that a page may need: of each name only what tells it from others. */
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash:7][extname]'
            : 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'base', test: isOnEveryPage, tags: ['$initial'], priority: 1 },
            { name: 'shell', tags: ['$initial'] },
            { name: 'common', minShareCount: 10 },
          ],
        },
      },
    },
  },
}))
