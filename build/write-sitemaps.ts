import { join } from 'node:path'
import { localeTable } from '../i18n/locales.ts'
import { writeText } from './compressed-files.ts'
import type { Api } from './open-api.ts'
import { publicPages } from './public-pages.ts'
import { sitemapFiles } from './sitemap.ts'

/** Of a shop whose pages are live: nothing tells when one has changed. Returns the number of its pages in each language. */
export async function writeSitemaps(folder: string, { ask }: Api): Promise<number> {
  const pages = await publicPages((path) => ask(path, { language: localeTable.fa.tag }))
  for (const [name, text] of Object.entries(sitemapFiles(pages))) await writeText(join(folder, name), text)
  return pages.length
}
