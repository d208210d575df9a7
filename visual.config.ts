import { preview } from 'vite'
import { pinnedBrowser } from './scripts/browser.ts'
import { routesOf } from './stories/routes-of.ts'
import type { SitePage } from './visual/capture/site.ts'
import type { VisualConfig } from './visual/config.ts'
import { localizedPath } from './i18n/locales.ts'

const page = (name: string, path: string): SitePage => ({
  id: `site--${name.toLowerCase().replaceAll(' ', '-')}`,
  name,
  path,
  drawnBy: [...routesOf(path), 'src/app/router.ts'],
})

/** Every page that a shopper passes on the way to an order. Its other states are stories. */
const pages: readonly SitePage[] = [
  page('Home', '/'),
  page('Listing', '/search/copper'),
  page('Product', '/search/handwoven-carpets/kashan-medallion-carpet'),
  page('Basket', '/basket?scenario=ready-to-order,rebate-applied,bonus-applied'),
  page('Login', '/loginRegister'),
  page('Order', '/profile/accountorder/ZR-100001?scenario=order-awaiting-payment'),
  page('Not found', '/nowhere'),
]

async function serve() {
  const server = await preview({ logLevel: 'warn', preview: { port: 0 } })
  return { url: server.resolvedUrls!.local[0]!, close: () => server.close() }
}

const config: VisualConfig = {
  storybook: 'storybook-static',
  build: 'npm run build:storybook',
  site: {
    built: 'dist/index.html',
    madeOf: ['{src,contracts,i18n,public}/**', 'index.html', 'vite.config.ts'],
    build: 'npm run build',
    serve,
    addressOf: (path, locale) => localizedPath(locale, path),
    visitCookie: 'mock-session',
    pages,
  },
  base: 'main',
  changes: {
    preview: '.storybook/preview.tsx',
    tables: ['src/app/route-tree.gen.ts'],
    everything: [
      '.storybook/**',
      'package-lock.json',
      'visual/**',
      'visual.config.ts',
      'src/app/{tokens,global}.css',
      'i18n/**',
      'public/**',
      '**/*.{woff2,svg}',
    ],
    nothing: [
      '**/*.md',
      'package.json',
      '**/*.test.{ts,tsx}',
      '{e2e,build,scripts,.github,.ci,visual/{baselines,approvals}}/**',
      '{playwright,vitest,oxlint,knip,vite}*.config.ts',
    ],
  },
  baselines: 'visual/baselines',
  report: 'visual-report',
  standIns: [{ prefix: '/api/pictures/', file: 'stories/visual-picture.svg' }],
  launch: pinnedBrowser,
}

export default config
