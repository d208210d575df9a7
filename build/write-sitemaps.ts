import { join } from 'node:path'
import { localeTable } from '../i18n/locales.ts'
import { writeText } from './compressed-files.ts'
import type { Api } from './open-api.ts'
import { publicPages, type ShopPage } from './public-pages.ts'
import { sitemapFiles, type ChangedOn } from './sitemap.ts'

export async function writeSitemapFiles(folder: string, pages: readonly ShopPage[], changedOn?: ChangedOn) {
  for (const [name, text] of Object.entries(sitemapFiles(pages, changedOn)))
    await writeText(join(folder, name), text)
}

/** Writes no `lastmod`: nothing tells when a live page has changed. Returns the number of pages in each language. */
export async function writeSitemaps(folder: string, { ask }: Api): Promise<number> {
  const pages = await publicPages((path) => ask(path, { language: localeTable.fa.tag }))
  await writeSitemapFiles(folder, pages)
  return pages.length
}
