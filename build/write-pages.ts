import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PagePayload } from '../contracts/page-payload.ts'
import { defaultLocale, localeFromPath, locales, localeTable, localizedPath } from '../i18n/locales.ts'
import { tehranToday } from '../i18n/tehran.ts'
import type { Ask, BuildFiles } from '../render/entry.ts'
import { site } from '../src/platform/site.ts'
import { backendFrom } from './api-target.ts'
import { removeText, writeText } from './compressed-files.ts'
import { messagesOf } from './error-messages.ts'
import { rendererFolder, shareFolder, shellFile } from './hosting.ts'
import { nginxPages } from './nginx-files.ts'
import { redirectsFile } from './static-host-files.ts'
import { askOnce, openApi, pictureReader, type Api } from './open-api.ts'
import { readPageList, writePageList, type PageList, type WrittenPage } from './page-list.ts'
import { publicPages, type ShopPage } from './public-pages.ts'
import { replaceFile } from './replace-file.ts'
import { sharePictures } from './share-pictures.ts'
import { sharePageOf, withShareTags } from './share-tags.ts'
import { writeSitemapFiles } from './write-sitemaps.ts'

type Renderer = typeof import('../render/entry.ts')
type Job = {
  folder: string
  renderer: Renderer
  files: BuildFiles
  ask: Ask
  sharePicture: ReturnType<typeof sharePictures>
  build: string
  /** The day in Tehran on which the run began: it may last past midnight. */
  day: string
  before: PageList
}

/** Addresses. `written` is new or has changed, `gone` is there no more, `failed` is left as it was the last time. */
export type Written = {
  pages: string[]
  written: string[]
  gone: string[]
  failed: string[]
  /** Why the first of `failed` is not written. */
  reason: string | null
}

/** At once: the processor draws one while others wait for the API. */
const concurrency = 4

/** No page has this address: what is drawn for it says so. */
const nowhere = '/404'

/**
 * Writes every public page in all languages, with its payload, into a built `folder`, and the sitemaps. A page whose
 * answers are those of the last time is left as it is. Returns null where the API does not answer: what was written
 * before stays, and a new build answers everything with the shell.
 */
export async function writePages(root: string, folder: string, given?: Api): Promise<Written | null> {
  const own = join(folder, rendererFolder)
  const renderer = (await import(pathToFileURL(join(own, 'entry.js')).href)) as Renderer
  const source = await readFile(join(own, 'build-files.json'), 'utf8')
  const files = JSON.parse(source) as BuildFiles
  const api = given ?? (await openApi(root))
  const ask = askOnce(api)
  const build = renderer.hashOf([source, await readFile(join(own, 'entry.js'), 'utf8')])
  const last = await readPageList(folder)
  const sharePicture = sharePictures({ fetchPicture: pictureReader(api, folder) })
  await mkdir(join(folder, shareFolder), { recursive: true })
  const job = { folder, renderer, files, ask, sharePicture, build, day: tehranToday(), before: last }
  const shopPages = await allPages(job, api.name)
  if (!shopPages) return null
  const { pages, written, failed, reason } = await writeAll(job, shopPages)
  const gone = Object.keys(last).filter((address) => !(address in pages))
  for (const address of gone) await removePage(job, address, last[address]!)
  if (!(await hasPageRules(folder)))
    await writeHostRules(folder, { hasPages: failed.every((address) => address in pages) })
  await writePageList(folder, pages)
  const known = shopPages.filter(({ path }) => path in pages)
  await writeSitemapFiles(folder, known, (path) => pages[path]?.changedOn)
  return { pages: Object.keys(pages), written, gone, failed, reason }
}

async function allPages({ ask, folder, before }: Job, name: string): Promise<ShopPage[] | null> {
  const issues: string[] = []
  try {
    const listed = await publicPages(
      (path) => ask(path, { language: localeTable.fa.tag }),
      (issue) => void issues.push(issue),
    )
    return issues.length === 0 ? listed : withUnlistedPages(listed, { before, issues })
  } catch (error) {
    process.stdout.write(`No page was written, since ${name} does not answer: ${String(error)}\n`)
    if (hasNone(before)) await serveShellAlone(folder)
    return null
  }
}

/** Lists that lack items cannot tell which pages are gone: each page of the last time is asked for itself. */
function withUnlistedPages(
  listed: readonly ShopPage[],
  { before, issues }: { before: PageList; issues: readonly string[] },
): ShopPage[] {
  process.stdout.write(`Lists break their contract and may lack pages: ${issues.join('; ')}\n`)
  const earlier = Object.keys(before).filter(
    (address) => localeFromPath(address) === defaultLocale && !address.includes('?'),
  )
  const paths = new Set([...listed.map(({ path }) => path), ...earlier])
  return [...paths].map((path) => ({ path }))
}

const hasNone = (pages: PageList) => Object.keys(pages).length === 0

/** For a build without pages. */
export async function serveShellAlone(folder: string) {
  await writeText(join(folder, 'index.html'), await readFile(join(folder, shellFile), 'utf8'))
  await writeHostRules(folder, { hasPages: false })
}

/** Until every page has a file the shell answers the others. */
async function hasPageRules(folder: string): Promise<boolean> {
  const rules = await readFile(join(folder, '_redirects'), 'utf8').catch(() => '')
  return rules.includes('/404.html 404')
}

/** What Netlify and nginx answer where there is no file: the shell, or not found once there are pages. */
async function writeHostRules(folder: string, { hasPages }: { hasPages: boolean }) {
  await writeFile(join(folder, '_redirects'), redirectsFile({ api: backendFrom('API_TARGET'), hasPages }))
  await mkdir(join(folder, '.vite/nginx'), { recursive: true })
  await writeFile(join(folder, '.vite/nginx/pages.conf'), nginxPages({ hasPages }))
}

async function writeAll(job: Job, shopPages: readonly ShopPage[]) {
  const pages: PageList = {}
  const written: string[] = []
  const failed: string[] = []
  let reason: string | null = null
  const fail = (error: unknown) => {
    reason ??= messagesOf(error).join(': ')
    return 'failed' as const
  }
  const waiting = shopPages.flatMap(({ path }) => locales.map((locale) => localizedPath(locale, path)))
  const seen = new Set(waiting)
  const worker = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      /** A call that fails here fails the page that is drawn of it as well. */
      const kept = await unchangedPage(job, address).catch(() => null)
      const page = kept ?? (await writePage(job, address).catch(fail))
      if (page === 'failed') failed.push(address)
      else if (page && !kept) written.push(address)
      const present = page === 'failed' ? job.before[address] : page
      if (!present) continue
      pages[address] = present
      for (const view of present.views) if (!seen.has(view)) waiting.push(view)
      for (const view of present.views) seen.add(view)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  for (const locale of locales) await writeNotFound(job, localizedPath(locale, nowhere))
  return { pages, written, failed, reason }
}

const fileOf = ({ folder, renderer }: Job, address: string) => join(folder, renderer.pageFile(address))

/** What was written the last time, if the same calls are answered as they were then. */
async function unchangedPage(job: Job, address: string): Promise<WrittenPage | null> {
  const last = job.before[address]
  if (last?.build !== job.build || last.day !== job.day || !existsSync(fileOf(job, address))) return null
  const language = localeTable[localeFromPath(address)].tag
  const answers: Record<string, unknown> = {}
  const refused: Record<string, number> = {}
  for (const call of last.calls) {
    const response = await job.ask(call, { language })
    if (response.status === 200) answers[call] = await response.json()
    else refused[call] = response.status
  }
  /** As a page's payload has them, without what the contract does not know. */
  const payload = PagePayload.safeParse({ at: 0, answers })
  return payload.success && dataHash(job, payload.data.answers, refused) === last.data ? last : null
}

/** The order of concurrent calls is by chance. */
const dataHash = ({ renderer }: Job, answers: object, refused: object) =>
  renderer.hashOf(
    Object.entries({ ...answers, ...refused }).sort(([one], [other]) => one.localeCompare(other)),
  )

/** Null for a page that lists still name and the API does not know any more, or under another address. */
async function writePage(job: Job, address: string): Promise<WrittenPage | null> {
  const { status, html, payload, refused, error } = await job.renderer.renderPage(job.files, address, job.ask)
  if ([301, 404, 410].includes(status)) return null
  if (html === null || payload === null)
    throw new Error(`${address} is answered with ${status}`, { cause: error })
  const { address: payloadPath, ...content } = payload
  const last = job.before[address]
  const data = dataHash(job, content.answers, refused)
  const share = await writeSharePicture(job, html, address)
  const shared = share ? withShareTags(html, share) : html
  await writeText(join(job.folder, payloadPath), JSON.stringify(content))
  await writeText(fileOf(job, address), shared)
  if (last && last.payload !== payloadPath) await removeText(join(job.folder, last.payload))
  const changedOn = last && last.data !== data ? job.day : last?.changedOn
  return {
    build: job.build,
    data,
    day: job.day,
    html: job.renderer.hashOf(shared.replace(/("at":)\d+/, '$1')),
    calls: [...Object.keys(content.answers), ...Object.keys(refused)],
    payload: payloadPath,
    share,
    views: viewsIn(html, address),
    ...(changedOn && { changedOn }),
  }
}

/** Returns its address. Earlier pictures stay: cached pages link them. */
async function writeSharePicture(job: Job, html: string, address: string): Promise<string | null> {
  const page = sharePageOf(html, address)
  if (!page) return null
  const { fileName, jpeg } = await job.sharePicture(page)
  const file = join(job.folder, shareFolder, fileName)
  if (!existsSync(file)) await replaceFile(file, jpeg)
  return `/${shareFolder}/${fileName}`
}

/** Addresses of further pages of a list, as its page links them. Variants share the file of their product. */
function viewsIn(html: string, address: string): string[] {
  const [path] = address.split('?')
  const links = html.replaceAll(site.origin, '').matchAll(/"(\/[\w\-/]*)\?page=\d+"/g)
  const views = [...links].filter(([, start]) => start === path).map(([link]) => link.slice(1, -1))
  return [...new Set(views)]
}

async function writeNotFound(job: Job, address: string) {
  const { html } = await job.renderer.renderPage(job.files, address, job.ask)
  const { prefix } = localeTable[localeFromPath(address)]
  if (html) await writeText(join(job.folder, prefix, '404.html'), html)
}

async function removePage(job: Job, address: string, { payload }: WrittenPage) {
  await removeText(fileOf(job, address))
  await removeText(join(job.folder, payload))
}
