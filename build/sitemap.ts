import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Locales } from '../i18n/i18n-types.ts'
import { site } from '../src/platform/site.ts'
import { catalogue, pictures } from '../src/features/pwa/worker/cacheable.ts'
import { localeTable, locales } from '../i18n/locales.ts'
import { localizedPath } from '../i18n/locales.ts'
import { pagesOf, type Ask, type ShopPage } from './shop-pages.ts'

const fileOf = (locale: Locales) => `${localeTable[locale].tag.toLowerCase()}-sitemap.xml`
const address = (locale: Locales, path: string) => site.origin + localizedPath(locale, path)

const escaped = (text: string) => text.replace(/[<>&'"]/g, (char) => `&#${char.charCodeAt(0)};`)

const document = (root: string, body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${body}\n</${root}>\n`

function alternates(path: string): string {
  const links = [
    ...locales.map((locale) => [localeTable[locale].tag, locale] as const),
    ['x-default', 'fa'] as const,
  ]
  return links
    .map(
      ([lang, locale]) =>
        `<xhtml:link rel="alternate" hreflang="${lang}" href="${escaped(address(locale, path))}"/>`,
    )
    .join('')
}

function entry(locale: Locales, { path, changedOn }: ShopPage): string {
  const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : ''
  return `<url><loc>${escaped(address(locale, path))}</loc>${changed}${alternates(path)}</url>`
}

/** The sitemaps and robots.txt by file name: an index, under its two names, and one file a locale. */
export function sitemapFiles(pages: readonly ShopPage[]): Record<string, string> {
  const index = document(
    'sitemapindex',
    locales.map((locale) => `<sitemap><loc>${site.origin}/${fileOf(locale)}</loc></sitemap>`).join('\n'),
  )
  const ofLocales = locales.map(
    (locale) =>
      [fileOf(locale), document('urlset', pages.map((page) => entry(locale, page)).join('\n'))] as const,
  )
  return {
    'sitemap.xml': index,
    'index-sitemap.xml': index,
    ...Object.fromEntries(ofLocales),
    'robots.txt': robots(),
  }
}

/** What public pages are made of: a crawler that runs scripts asks for it as the browser does. */
const crawlable = [...catalogue, pictures, '/api/videos/']

/** What belongs to one person is nobody else’s to find. */
const personal = locales.flatMap((locale) =>
  ['/basket', '/profile/', '/loginRegister'].map((path) => localizedPath(locale, path)),
)

const robots = () =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...crawlable.map((path) => `Allow: ${path}`),
    ...personal.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${site.origin}/sitemap.xml`,
    '',
  ].join('\n')

/** The backend that the shop is built for; else the mock server, whose code is no part of the configuration. */
async function serverOf(root: string): Promise<Ask> {
  const base = process.env.VITE_API_BASE ?? process.env.API_TARGET
  if (base) return (path) => fetch(base.replace(/\/$/, '') + path)
  const { answer } = await import(pathToFileURL(join(root, 'mocks/server/answer.ts')).href)
  return (path) => answer(new Request(`http://shop.invalid${path}`))
}

/** Writes them at a build, for all that the server shows to anyone. */
export function sitemap(): Plugin {
  let root = ''
  return {
    name: 'zarrin:sitemap',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    async generateBundle() {
      const files = sitemapFiles(await pagesOf(await serverOf(root)))
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
