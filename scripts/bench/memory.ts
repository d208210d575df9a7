import type { CDPSession, Page } from '@playwright/test'
import budgets from '../../budgets.json' with { type: 'json' }
import type { Line } from './figures.ts'
import { openShop, visit } from './shop.ts'

const navigations = 50
/** By then every page of the round was open, and what is loaded once is there. */
const first = 10

/** The heap after many pages against the heap after a few, each after the browser has collected its garbage. */
export async function measureMemory(say: (text: string) => void): Promise<Line[]> {
  const shop = await openShop()
  const { page, cdp, close } = await visit(shop, { isSlow: false })
  await page.goto('/')
  let early = 0
  for (let done = 0; done < navigations; done += round.length) {
    for (const step of round) await step(page)
    if (done + round.length === first) early = await heap(page, cdp)
    say(`memory, ${done + round.length} of ${navigations} pages`)
  }
  const late = await heap(page, cdp)
  await close()
  await shop.close()
  const growth = late / early - 1
  const most = budgets.bench.memory
  return [
    {
      name: `heap after ${navigations} pages`,
      figure: `${(late / early).toFixed(3)} × after ${first} (${(late / 1e6).toFixed(1)} MB)`,
      due: `± ${most * 100} %`,
      missed: Math.abs(growth) > most,
    },
  ]
}

const arrive = (page: Page, path: RegExp) => page.waitForURL(path)

/** As a visitor goes, by links and Back, so that the page is never loaded anew. */
const round: readonly ((page: Page) => Promise<void>)[] = [
  async (page) => {
    await page.locator('a[href="/search"]').last().click()
    await arrive(page, /\/search$/)
    await page.getByRole('main').getByRole('article').first().waitFor()
  },
  async (page) => {
    await page.getByRole('main').getByRole('article').first().getByRole('link').click()
    await arrive(page, /\/search\/[^/]+\/[^/]+$/)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  },
  async (page) => {
    await page.goBack()
    await arrive(page, /\/search$/)
    await page.getByRole('main').getByRole('article').first().waitFor()
  },
  async (page) => {
    await page.locator('a[href="/basket"]:visible, a[href="/about"]').last().click()
    await arrive(page, /\/(basket|about)$/)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  },
  async (page) => {
    await page.locator('a[href="/"]').last().click()
    await arrive(page, /:\d+\/$/)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  },
]

/** Bytes. */
async function heap(page: Page, cdp: CDPSession): Promise<number> {
  await page.waitForLoadState('networkidle')
  await cdp.send('HeapProfiler.enable')
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return usedSize
}
