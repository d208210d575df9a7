import type { SitePage, VisualConfig } from '@zarrin/visual/config'
import { preview } from 'vite'
import { siteSources } from './build/site-sources.ts'
import { firefox } from './scripts/engines/firefox.ts'
import { webkit } from './scripts/engines/webkit.ts'
import { pinnedBrowser } from './scripts/pinned-browser.ts'
import { modes } from './stories/modes.ts'
import { routesOf } from './stories/routes-of.ts'
import { locales, localizedPath } from './i18n/locales.ts'

const page = (name: string, path: string): SitePage => ({
  id: `site--${name.toLowerCase().replaceAll(' ', '-')}`,
  name,
  path,
  renderedBy: [...routesOf(path), 'src/app/router.ts'],
})

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

const config: VisualConfig<typeof modes> = {
  modes,
  storybook: 'storybook-static',
  buildCommand: 'npm run build:storybook',
  site: {
    builtFile: 'dist/index.html',
    ...siteSources,
    buildCommand: 'npm run build',
    serve,
    pathOf: (path, locale) => localizedPath(locale, path),
    sessionCookie: 'mock-session',
    undrawn: '#splash, #page',
    pages,
  },
  baseBranch: 'main',
  changeRules: {
    preview: '.storybook/preview.tsx',
    registries: ['src/app/route-tree.gen.ts'],
    dictionaries: [`i18n/{${locales.join(',')}}/**/index.ts`],
    externals: [
      '.storybook/**',
      'package-lock.json',
      'visual/**',
      '{visual,vite}.config.ts',
      'build/**',
      'src/app/{tokens,global}.css',
      'i18n/**',
      'public/**',
      '**/*.{woff2,svg}',
    ],
    untraced: [
      '**/*.md',
      'package.json',
      'i18n/i18n-types.ts',
      '**/*.test.{ts,tsx}',
      '{e2e,tests,scripts,.github,.ci,visual/{baselines,approvals,docs}}/**',
      '{playwright,vitest,oxlint,knip}*.config.ts',
    ],
  },
  baselines: 'visual/baselines',
  approvals: 'visual/approvals',
  report: 'visual-report',
  stubs: [{ prefix: '/api/pictures/', file: 'stories/visual-picture.svg' }],
  launch: pinnedBrowser,
  engines: { firefox, webkit },
}

export default config
