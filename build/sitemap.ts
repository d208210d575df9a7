import type { Locales } from '../i18n/i18n-types.ts'
import { defaultLocale, localeTable, locales, localizedPath } from '../i18n/locales.ts'
import { site } from '../src/platform/site.ts'
import type { ShopPage } from './public-pages.ts'

/** `YYYY-MM-DD` on which the content of a path, with its locale's prefix, changed last; undefined if unknown. */
export type ChangedOn = (path: string) => string | undefined

type Entry = { xml: string; changedOn: string | undefined }
type File = Entry & { name: string }
type Addresses = Record<Locales, string>

/** A sitemap may hold 50,000 addresses in 50 MB: https://www.sitemaps.org/protocol.html */
const maxEntries = 45_000

const nameOf = (locale: Locales, number: number) =>
  `${localeTable[locale].tag.toLowerCase()}-sitemap${number === 1 ? '' : `-${number}`}.xml`

const escapeXml = (text: string) => text.replace(/[<>&'"]/g, (char) => `&#${char.charCodeAt(0)};`)

const documentOf = (root: string, items: readonly Entry[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${items.map(({ xml }) => xml).join('\n')}\n</${root}>\n`

const lastmod = (day: string | undefined) => (day === undefined ? '' : `<lastmod>${day}</lastmod>`)

const alternate = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`

const addressesOf = ({ path }: ShopPage) =>
  Object.fromEntries(
    locales.map((locale) => [locale, escapeXml(site.origin + localizedPath(locale, path))]),
  ) as Addresses

const alternatesOf = (addresses: Addresses) =>
  locales.map((locale) => alternate(locale, addresses[locale])).join('') +
  alternate('x-default', addresses[defaultLocale])

/** All locales of a page have the same alternates, which are most of its bytes. */
function entriesOf(pages: readonly ShopPage[], changedOn: ChangedOn): Record<Locales, Entry[]> {
  const entries = Object.fromEntries(locales.map((locale) => [locale, [] as Entry[]])) as Record<
    Locales,
    Entry[]
  >
  for (const page of pages) {
    const addresses = addressesOf(page)
    const alternates = alternatesOf(addresses)
    for (const locale of locales) {
      const day = changedOn(localizedPath(locale, page.path))
      const xml = `<url><loc>${addresses[locale]}</loc>${lastmod(day)}${alternates}</url>`
      entries[locale].push({ xml, changedOn: day })
    }
  }
  return entries
}

const latestOf = (entries: readonly Entry[]) =>
  entries.reduce<string | undefined>(
    (latest, { changedOn }) => (changedOn && !(latest && latest > changedOn) ? changedOn : latest),
    undefined,
  )

/** An empty sitemap is a file, too: its name is known to search engines. */
function filesOf(locale: Locales, entries: readonly Entry[]): File[] {
  const count = Math.max(1, Math.ceil(entries.length / maxEntries))
  return Array.from({ length: count }, (_, index) => {
    const own = entries.slice(index * maxEntries, (index + 1) * maxEntries)
    return { name: nameOf(locale, index + 1), xml: documentOf('urlset', own), changedOn: latestOf(own) }
  })
}

const indexEntry = ({ name, changedOn }: File): Entry => ({
  xml: `<sitemap><loc>${site.origin}/${name}</loc>${lastmod(changedOn)}</sitemap>`,
  changedOn,
})

/** By file name. `lastmod` is written where `changedOn` knows the day: crawlers distrust a sitemap that guesses. */
export function sitemapFiles(
  pages: readonly ShopPage[],
  changedOn: ChangedOn = () => undefined,
): Record<string, string> {
  const entries = entriesOf(pages, changedOn)
  const files = locales.flatMap((locale) => filesOf(locale, entries[locale]))
  const index = documentOf('sitemapindex', files.map(indexEntry))
  return {
    'sitemap.xml': index,
    'index-sitemap.xml': index,
    ...Object.fromEntries(files.map(({ name, xml }) => [name, xml])),
  }
}
