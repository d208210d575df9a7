import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import type { VisualConfig } from '../config.ts'
import { serveFolder } from '../static-server.ts'
import type { EditFile } from '../static-server.ts'
import { pool } from '../pool.ts'
import { viewportSizes } from '../modes.ts'
import { configuredStory } from './jobs.ts'
import type { Job } from './jobs.ts'
import { storyOfPage } from './site.ts'
import { stylesOf } from './style-sheets.ts'
import { openEnginePool } from './engine-pool.ts'
import { openSitePage } from './site-page.ts'
import { openStoryPage } from './story-page.ts'
import { testRunner } from './story-switcher.ts'
import type { StoryWithModes } from './story.ts'
import { combineTabs } from './tab.ts'
import type { Tab } from './tab.ts'

export type BrowserPool = {
  /** Browser version: screenshots of different versions are not comparable byte by byte. */
  build: string
  stories: readonly StoryWithModes[]
  each(jobs: readonly Job[], take: (tab: Tab, job: Job, before: Job | null) => Promise<void>): Promise<void>
  close(): Promise<void>
}

/** Those of Playwright, a mouse that hovers: another flag of settings would replace them. Animated pictures stand still. */
const blinkSettings = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  'imageAnimationPolicy=2',
]
/** Large images are otherwise decoded asynchronously and sometimes miss the screenshot. */
const flags = ['--disable-checker-imaging', `--blink-settings=${blinkSettings.join(',')}`]

/** Stable host names: ports are random, and a page may show its own address. */
const hosts = { storybook: 'storybook.localhost', site: 'site.localhost' }

export async function openBrowserPool(
  config: VisualConfig,
  count: number,
  edit?: EditFile,
): Promise<BrowserPool> {
  const { modes, site, stubs, settleTimeout } = config
  Object.assign(viewportSizes, modes.viewports)
  if (config.engine) return openEnginePool(config, config.engine, count, edit)
  const cleanups: (() => Promise<void>)[] = []
  async function close() {
    for (const cleanup of cleanups.toReversed()) await cleanup()
  }

  async function launch() {
    const server = await serveFolder(config.storybook, stubs, edit)
    cleanups.push(server.close)
    const siteServer = await site?.serve()
    if (siteServer) cleanups.push(siteServer.close)
    const rules = [
      `MAP ${hosts.storybook}:80 ${new URL(server.url).host}`,
      ...(siteServer ? [`MAP ${hosts.site}:80 ${new URL(siteServer.url).host}`] : []),
      ...(config.allowedHosts ?? []).map((host) => `EXCLUDE ${host}`),
      'MAP * ~NOTFOUND',
    ]
    const { args = [], ...options } = await config.launch()
    const resolverRules = `--host-resolver-rules=${rules.join(',')}`
    const browser = await chromium.launch({ ...options, args: [...args, ...flags, resolverRules] })
    cleanups.push(() => browser.close())
    return browser
  }

  async function openPages(browser: Browser) {
    const styles = await stylesOf(config.storybook)
    const userAgent = `${await userAgentOf(browser)} ${testRunner}`
    return Promise.all(
      Array.from({ length: count }, async () => {
        const context = await browser.newContext({ userAgent, reducedMotion: 'reduce' })
        return openStoryPage(context, `http://${hosts.storybook}`, styles, modes, settleTimeout)
      }),
    )
  }

  try {
    const browser = await launch()
    const pages = await openPages(browser)
    const tabsOf = (page: Tab) =>
      site
        ? combineTabs(page, openSitePage(browser, site, `http://${hosts.site}`, stubs, settleTimeout))
        : page
    const tabs = pages.map(tabsOf)
    const stories = [...(await pages[0]!.stories()), ...(site?.pages ?? []).map(storyOfPage)]
    return {
      build: browser.version(),
      stories: stories.map((story) => configuredStory(story, config)),
      each: (jobs, take) => pool(jobs, tabs, take),
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
