import type { Plugin } from 'vite'
import accountEn from '../i18n/en/account/index.ts'
import en from '../i18n/en/index.ts'
import accountFa from '../i18n/fa/account/index.ts'
import fa from '../i18n/fa/index.ts'
import type { Locales } from '../i18n/i18n-types.ts'
import accountRu from '../i18n/ru/account/index.ts'
import ru from '../i18n/ru/index.ts'
import { shellTexts } from '../i18n/shell-texts.ts'
import { site } from '../src/platform/site.ts'
import { localeTable, locales } from '../i18n/locales.ts'
import { localizedPath } from '../i18n/locales.ts'

const texts = {
  fa: { ...fa, account: accountFa, shell: shellTexts.fa },
  en: { ...en, account: accountEn, shell: shellTexts.en },
  ru: { ...ru, account: accountRu, shell: shellTexts.ru },
}

/** The page of `src/app/tokens.css` in light and dark, for the browser's own surfaces. */
export const [paper, night] = ['#fbf9f4', '#15140f']

/** Drawn of the logo by `scripts/icons.ts`. */
export const icons = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const

const pages = { home: '/', product: '/search/handwoven-carpets/kashan-medallion-carpet' } as const
const windows = { narrow: { width: 390, height: 844 }, wide: { width: 1280, height: 800 } } as const
const keys = <Key extends string>(object: Record<Key, unknown>) => Object.keys(object) as Key[]

/** Of the shop where it is installed from: two pages a window and language, taken by `scripts/screenshots.ts`. */
export const screenshots = locales.flatMap((locale) =>
  keys(windows).flatMap((window) =>
    keys(pages).map((page) => ({
      src: `/screenshots/${locale}-${page}-${window}.webp`,
      locale,
      window,
      page,
      path: pages[page],
      ...windows[window],
    })),
  ),
)
export type Screenshot = (typeof screenshots)[number]

export const manifestPath = (locale: Locales) => `/manifest-${locale}.webmanifest`

const screenshotOf = ({ src, locale, window, page, width, height }: Screenshot) => ({
  src,
  sizes: `${width}x${height}`,
  type: 'image/webp',
  form_factor: window,
  label: texts[locale].shell[page],
})

/**
 * What a device needs to install the shop. It is one app whatever its language: the next start from another language
 * brings that one's names.
 */
export function webManifest(locale: Locales) {
  const { site: own, hero, nav, cart, account } = texts[locale]
  const shortcut = (name: string, path: string) => ({ name, url: localizedPath(locale, path) })
  return {
    id: '/',
    name: `${site.name[locale]}: ${own.tagline}`,
    short_name: site.name[locale],
    description: hero.text,
    lang: localeTable[locale].tag,
    dir: localeTable[locale].direction,
    start_url: localizedPath(locale, '/'),
    scope: '/',
    display: 'standalone',
    theme_color: paper,
    background_color: paper,
    categories: ['shopping'],
    icons: [
      ...icons.map(({ file, size, purpose }) => ({
        src: `/icons/${file}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
      { src: site.logo, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: [
      shortcut(nav.search, '/search'),
      shortcut(cart.title, '/basket'),
      shortcut(account.orders, '/profile/accountorder'),
      shortcut(nav.likes, '/profile/likes'),
    ],
    screenshots: screenshots.filter((each) => each.locale === locale).map(screenshotOf),
  }
}

/** Serves the manifests while developing, and writes them at a build. */
export function webManifests(): Plugin {
  const sources = new Map(
    locales.map((locale) => [manifestPath(locale), JSON.stringify(webManifest(locale))]),
  )
  return {
    name: 'zarrin:web-manifest',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const source = sources.get(request.url ?? '')
        if (!source) return next()
        response.setHeader('content-type', 'application/manifest+json').end(source)
      })
    },
    generateBundle() {
      for (const [path, source] of sources) this.emitFile({ type: 'asset', fileName: path.slice(1), source })
    },
  }
}
