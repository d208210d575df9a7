import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import type { VisualConfig } from '../config.ts'
import { serveFolder } from '../static-server.ts'
import type { Edit } from '../static-server.ts'
import type { Job } from './jobs.ts'
import { openStoryPage } from './story-page.ts'
import type { Story, StoryPage } from './story-page.ts'

/** A browser with a few tabs of one built Storybook. */
export type Studio = {
  /** The browser's version: pictures of another are not comparable byte by byte. */
  build: string
  stories: readonly Story[]
  /** Hands every job to a tab that is free; `take` is told the job that the tab had before. */
  each(
    jobs: readonly Job[],
    take: (page: StoryPage, job: Job, before: Job | null) => Promise<void>,
  ): Promise<void>
  close(): Promise<void>
}

/** Storybook waits 100 ms a story unless it believes that it is under test. */
const underTest = 'StorybookTestRunner'

/** A large picture is decoded beside the drawing otherwise, and is not in the frame that is captured, now and then. */
const flags = ['--disable-checker-imaging']

/** Where the browser finds the Storybook, whatever its port: a story may show its own address. */
const host = 'storybook.localhost'

const assets = 'assets'

/** Style sheets that come with a script, as Vite lists them in the scripts that ask for them. */
async function stylesOf(storybook: string): Promise<string[]> {
  const files = await readdir(join(storybook, assets)).catch(() => [])
  const scripts = files.filter((file) => file.endsWith('.js'))
  const texts = await Promise.all(scripts.map((file) => readFile(join(storybook, assets, file), 'utf8')))
  const named = texts.flatMap((text) => [...text.matchAll(/"\.\/([^"/]+\.css)"/g)].map(([, file]) => file!))
  return [...new Set(named)].toSorted().map((file) => `./${assets}/${file}`)
}

async function openTabs(
  browser: Browser,
  url: string,
  styles: readonly string[],
  tabs: number,
): Promise<StoryPage[]> {
  const probe = await browser.newPage()
  const userAgent = `${await probe.evaluate(() => navigator.userAgent)} ${underTest}`
  await probe.close()
  return Promise.all(
    Array.from({ length: tabs }, async () =>
      openStoryPage(await browser.newContext({ userAgent, reducedMotion: 'reduce' }), url, styles),
    ),
  )
}

/** Opens `tabs` tabs of the built Storybook; `edit` changes what is served of it. */
export async function openStudio(config: VisualConfig, tabs: number, edit?: Edit): Promise<Studio> {
  const server = await serveFolder(config.storybook, config.standIns, edit)
  const { args = [], ...launch } = await config.launch()
  const mapped = `--host-resolver-rules=MAP ${host}:80 ${new URL(server.url).host}`
  const browser = await chromium.launch({ ...launch, args: [...args, ...flags, mapped] })
  const pages = await openTabs(browser, `http://${host}`, await stylesOf(config.storybook), tabs)
  return {
    build: browser.version(),
    stories: await pages[0]!.stories(),
    async each(jobs, take) {
      const waiting = [...jobs]
      const work = async (page: StoryPage) => {
        let before: Job | null = null
        for (let job = waiting.shift(); job; job = waiting.shift()) {
          await take(page, job, before)
          before = job
        }
      }
      await Promise.all(pages.map(work))
    },
    async close() {
      await browser.close()
      await server.close()
    },
  }
}
