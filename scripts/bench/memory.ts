import type { CDPSession, Page } from '@playwright/test'
import budgets from '../../budgets.json' with { type: 'json' }
import type { Line } from './figures.ts'
import { openShop, visit } from './shop.ts'

const navigations = 50
/** By then every page of the round was open, and what is loaded once is there. */
const first = 10
/**
 * What is called often is compiled to machine code, for as long as the page is used: 1.1 of the 1.4 MB by which the heap
 * grew. Only interpreted, the heap is what the shop keeps.
 */
const interpreted = ['--no-sparkplug', '--no-maglev', '--no-opt']

/** What the page keeps after many pages against after a few, each after the browser has collected its garbage. */
export async function measureMemory(say: (text: string) => void): Promise<Line[]> {
  const shop = await openShop(interpreted)
  const { page, cdp, close } = await visit(shop, { isSlow: false })
  await page.goto('/')
  let early = none
  for (let done = 0; done < navigations; done += round.length) {
    for (const step of round) await step(page)
    if (done + round.length === first) early = await kept(page, cdp)
    say(`memory, ${done + round.length} of ${navigations} pages`)
  }
  const late = await kept(page, cdp)
  await close()
  await shop.close()
  return [
    growth('heap', early.heap, late.heap, `${(late.heap / 1e6).toFixed(1)} MB`),
    growth('DOM nodes', early.nodes, late.nodes, `${late.nodes}`),
  ]
}

function growth(name: string, early: number, late: number, told: string): Line {
  const most = budgets.bench.memory
  return {
    name: `${name} after ${navigations} pages`,
    figure: `${(late / early).toFixed(3)} × after ${first} (${told})`,
    due: `± ${most * 100} %`,
    missed: Math.abs(late / early - 1) > most,
  }
}

const none = { heap: 0, nodes: 0 }

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

/** Bytes of the engine's heap, and what the page holds of the document or took out of it: nodes are no part of that heap. */
async function kept(page: Page, cdp: CDPSession): Promise<typeof none> {
  await page.waitForLoadState('networkidle')
  await cdp.send('HeapProfiler.enable')
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize: heap } = await cdp.send('Runtime.getHeapUsage')
  const { nodes } = await cdp.send('Memory.getDOMCounters')
  return { heap, nodes }
}
