import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { localeFromPath, locales, localeTable, localizedPath } from '../i18n/locales.ts'
import { tehranToday } from '../i18n/tehran.ts'
import type { BuildFiles } from '../render/entry.ts'
import { site } from '../src/platform/site.ts'
import { rendererFolder, shellFile } from './hosting.ts'
import { openApi, type Api } from './open-api.ts'
import { readPageList, writePageList, type PageList, type WrittenPage } from './page-list.ts'
import { publicPages, type ShopPage } from './public-pages.ts'
import { sitemapFiles } from './sitemap.ts'

type Renderer = typeof import('../render/entry.ts')
type Job = { folder: string; renderer: Renderer; files: BuildFiles; api: Api; before: PageList }

export type Written = { pages: number; written: number; gone: number }

/** At once: the processor draws one while others wait for the API. */
const atOnce = 4

/** No page has this address: what is drawn for it says so. */
const nowhere = '/404'

/**
 * Writes every public page in all languages, with its payload, into a built `folder`. A page whose answers are those of
 * the last time is left as it is. Returns null where the API does not answer: there the shell alone is served.
 */
export async function writePages(root: string, folder: string): Promise<Written | null> {
  const own = join(folder, rendererFolder)
  const renderer = (await import(pathToFileURL(join(own, 'entry.js')).href)) as Renderer
  const files = JSON.parse(await readFile(join(own, 'build-files.json'), 'utf8')) as BuildFiles
  const api = await openApi(root)
  const job = { folder, renderer, files, api, before: await readPageList(folder) }
  const pages = await allPages(job)
  if (!pages) return null
  const { list, written } = await writeAll(job, pages)
  const gone = Object.keys(job.before).filter((address) => !(address in list))
  for (const address of gone) await removePage(job, address)
  await writePageList(folder, list)
  const sitemaps = sitemapFiles(pages, (path) => list[path]?.changedOn)
  for (const [name, text] of Object.entries(sitemaps)) await writeText(join(folder, name), text)
  return { pages: Object.keys(list).length, written, gone: gone.length }
}

async function allPages({ api, folder }: Job): Promise<ShopPage[] | null> {
  try {
    return await publicPages((path) => api.ask(path, { language: localeTable.fa.tag }))
  } catch (error) {
    process.stdout.write(`No page was written: ${api.name} does not answer (${String(error)}).\n`)
    await copyFile(join(folder, shellFile), join(folder, 'index.html'))
    return null
  }
}

/** Pages after the first and variants are found in what the first ones link. */
async function writeAll(job: Job, pages: readonly ShopPage[]) {
  const list: PageList = {}
  const waiting = pages.flatMap(({ path }) => locales.map((locale) => localizedPath(locale, path)))
  const seen = new Set(waiting)
  let written = 0
  const worker = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const { page, links, isNew } = await writePage(job, address)
      if (page) list[address] = page
      written += Number(isNew)
      for (const link of links) if (!seen.has(link)) waiting.push(link)
      for (const link of links) seen.add(link)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  for (const locale of locales) await writeNotFound(job, localizedPath(locale, nowhere))
  return { list, written }
}

async function writePage(job: Job, address: string) {
  const page = await job.renderer.renderPage(job.files, address, job.api.ask)
  if (page.status !== 200 || page.html === null || !page.payload)
    throw new Error(`${address} is of the shop, but is answered with ${page.status}.`)
  const { html, payload } = page
  const { address: payloadPath, ...content } = payload
  const entry: WrittenPage = {
    data: job.renderer.hashOf(content.answers),
    html: job.renderer.hashOf(html.replace(/("at":)\d+/, '$1')),
    calls: Object.keys(content.answers),
    payload: payloadPath,
  }
  const last = job.before[address]
  const isNew = last?.html !== entry.html || !existsSync(fileOf(job, address))
  if (isNew) {
    await writeText(fileOf(job, address), html)
    await writeText(join(job.folder, payloadPath), JSON.stringify(content))
  }
  if (isNew && last && last.payload !== payloadPath) await removeText(join(job.folder, last.payload))
  const changedOn = last && last.data !== entry.data ? tehranToday() : last?.changedOn
  return { page: { ...entry, ...(changedOn && { changedOn }) }, links: viewsIn(html, address), isNew }
}

const fileOf = ({ folder, renderer }: Job, address: string) => join(folder, renderer.pageFile(address))

/** Addresses of further pages of a list, as its page links them. Variants share the file of their product. */
function viewsIn(html: string, address: string): string[] {
  const [path] = address.split('?')
  const links = html.replaceAll(site.origin, '').matchAll(/"(\/[\w\-/]*)\?page=\d+"/g)
  const views = [...links].filter(([, start]) => start === path).map(([link]) => link.slice(1, -1))
  return [...new Set(views)]
}

async function writeNotFound(job: Job, address: string) {
  const { html } = await job.renderer.renderPage(job.files, address, job.api.ask)
  const { prefix } = localeTable[localeFromPath(address)]
  if (html) await writeText(join(job.folder, prefix, '404.html'), html)
}

async function removePage(job: Job, address: string) {
  await removeText(fileOf(job, address))
  await removeText(join(job.folder, job.before[address]!.payload))
}

const compressors = {
  gz: (text: string) => promisify(gzip)(text),
  /** 5 of 11: a tenth larger, and fifty times as fast. */
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
}

async function writeText(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true })
  const copies = Object.entries(compressors).map(async ([extension, compress]) =>
    writeFile(`${file}.${extension}`, await compress(text)),
  )
  await Promise.all([writeFile(file, text), ...copies])
}

async function removeText(file: string) {
  for (const extension of ['', ...Object.keys(compressors).map((name) => `.${name}`)])
    await rm(file + extension, { force: true })
}
