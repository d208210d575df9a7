import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import type { VisualConfig } from '../config.ts'
import { serveFolder } from '../static-server.ts'
import type { Edit } from '../static-server.ts'
import { spread } from '../spread.ts'
import type { Job } from './jobs.ts'
import { storyOfPage } from './site.ts'
import { openSitePage } from './site-page.ts'
import { openStoryPage } from './story-page.ts'
import type { Story } from './story.ts'
import { oneTabOf } from './tab.ts'
import type { Tab } from './tab.ts'

/** A browser with a few tabs of one built Storybook and its site. */
export type Studio = {
  /** The browser's version: pictures of another are not comparable byte by byte. */
  build: string
  stories: readonly Story[]
  /** Hands every job to a tab that is free; `take` is told the job that the tab had before. */
  each(jobs: readonly Job[], take: (tab: Tab, job: Job, before: Job | null) => Promise<void>): Promise<void>
  close(): Promise<void>
}

/** Storybook waits 100 ms a story unless it believes that it is under test. */
const underTest = 'StorybookTestRunner'

/** A large picture is decoded beside the drawing otherwise, and is not in the frame that is captured, now and then. */
const flags = ['--disable-checker-imaging']

/** Where the browser finds them, whatever their ports: a page may show its own address. */
const hosts = { storybook: 'storybook.localhost', site: 'site.localhost' }

const assets = 'assets'

/** Style sheets that come with a script, as Vite lists them in the scripts that ask for them. */
async function stylesOf(storybook: string): Promise<string[]> {
  const files = await readdir(join(storybook, assets)).catch(() => [])
  const scripts = files.filter((file) => file.endsWith('.js'))
  const texts = await Promise.all(scripts.map((file) => readFile(join(storybook, assets, file), 'utf8')))
  const named = texts.flatMap((text) => [...text.matchAll(/"\.\/([^"/]+\.css)"/g)].map(([, file]) => file!))
  return [...new Set(named)].toSorted().map((file) => `./${assets}/${file}`)
}

/** Opens `count` tabs of the built Storybook, and of the site where there is one; `edit` changes what is served. */
export async function openStudio(config: VisualConfig, count: number, edit?: Edit): Promise<Studio> {
  const { site, standIns } = config
  const ends: (() => Promise<void>)[] = []
  async function close() {
    for (const end of ends.toReversed()) await end()
  }

  async function launch() {
    const server = await serveFolder(config.storybook, standIns, edit)
    ends.push(server.close)
    const siteServer = await site?.serve()
    if (siteServer) ends.push(siteServer.close)
    const rules = [
      `MAP ${hosts.storybook}:80 ${new URL(server.url).host}`,
      ...(siteServer ? [`MAP ${hosts.site}:80 ${new URL(siteServer.url).host}`] : []),
    ]
    const { args = [], ...options } = await config.launch()
    const mapped = `--host-resolver-rules=${rules.join(',')}`
    const browser = await chromium.launch({ ...options, args: [...args, ...flags, mapped] })
    ends.push(() => browser.close())
    return browser
  }

  async function openPages(browser: Browser) {
    const styles = await stylesOf(config.storybook)
    const userAgent = `${await userAgentOf(browser)} ${underTest}`
    return Promise.all(
      Array.from({ length: count }, async () => {
        const context = await browser.newContext({ userAgent, reducedMotion: 'reduce' })
        return openStoryPage(context, `http://${hosts.storybook}`, styles)
      }),
    )
  }

  try {
    const browser = await launch()
    const pages = await openPages(browser)
    const tabsOf = (page: Tab) =>
      site ? oneTabOf(page, openSitePage(browser, site, `http://${hosts.site}`, standIns)) : page
    const tabs = pages.map(tabsOf)
    return {
      build: browser.version(),
      stories: [...(await pages[0]!.stories()), ...(site?.pages ?? []).map(storyOfPage)],
      each: (jobs, take) => spread(jobs, tabs, take),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function userAgentOf(browser: Browser) {
  const page = await browser.newPage()
  const userAgent = await page.evaluate(() => navigator.userAgent)
  await page.close()
  return userAgent
}
