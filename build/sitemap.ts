import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Locales } from '../i18n/i18n-types.ts'
import { site } from '../src/platform/site.ts'
import { catalogue, pictures } from '../src/features/pwa/worker/cacheable.ts'
import { localeTable, locales } from '../i18n/locales.ts'
import { localizedPath } from '../i18n/locales.ts'
import { publicPages, type FetchApi, type ShopPage } from './public-pages.ts'

const fileOf = (locale: Locales) => `${localeTable[locale].tag.toLowerCase()}-sitemap.xml`
const urlOf = (locale: Locales, path: string) => site.origin + localizedPath(locale, path)

const escapeXml = (text: string) => text.replace(/[<>&'"]/g, (char) => `&#${char.charCodeAt(0)};`)

const document = (root: string, body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${body}\n</${root}>\n`

function alternates(path: string): string {
  const links = [...locales.map((locale) => [locale, locale] as const), ['x-default', 'fa'] as const]
  return links
    .map(
      ([lang, locale]) =>
        `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeXml(urlOf(locale, path))}"/>`,
    )
    .join('')
}

function entry(locale: Locales, { path, changedOn }: ShopPage): string {
  const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : ''
  return `<url><loc>${escapeXml(urlOf(locale, path))}</loc>${changed}${alternates(path)}</url>`
}

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

/** API paths of public pages, since crawlers that run scripts fetch them too. */
const crawlable = [...catalogue, pictures, '/api/videos/']

const privatePaths = locales.flatMap((locale) =>
  ['/basket', '/profile/', '/loginRegister'].map((path) => localizedPath(locale, path)),
)

const robots = () =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...crawlable.map((path) => `Allow: ${path}`),
    ...privatePaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${site.origin}/sitemap.xml`,
    '',
  ].join('\n')

/** The configured backend, else the mock server: a dynamic import keeps that out of the bundled Vite config. */
async function apiSource(root: string): Promise<FetchApi> {
  const base = process.env.VITE_API_BASE ?? process.env.API_TARGET
  if (base) return (path) => fetch(base.replace(/\/$/, '') + path)
  const { answer } = await import(pathToFileURL(join(root, 'mocks/server/answer.ts')).href)
  return (path) => answer(new Request(`http://shop.invalid${path}`))
}

export function sitemap(): Plugin {
  let root = ''
  return {
    name: 'zarrin:sitemap',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    async generateBundle() {
      const files = sitemapFiles(await publicPages(await apiSource(root)))
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
