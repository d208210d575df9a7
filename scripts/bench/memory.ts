import type { CDPSession, Page } from '@playwright/test'
import budgets from '../../budgets.json' with { type: 'json' }
import { formatRatio, type Measured, type Measurement } from './figures.ts'
import { openShop, visit } from './shop.ts'

const navigations = 50
/** By then every page was open once, and lazy scripts are loaded. */
const warmUp = 10
/** Interpreter only: of 1.4 MB heap growth 1.1 MB was machine code of V8, not memory of the shop. */
const interpreted = ['--no-sparkplug', '--no-maglev', '--no-opt']

export async function measureMemory(logProgress: (text: string) => void): Promise<Measured> {
  const shop = await openShop(interpreted)
  const { page, cdp, close } = await visit(shop, { isSlow: false })
  await page.goto('/')
  let early = emptySample
  for (let done = 0; done < navigations; done += round.length) {
    for (const step of round) await step(page)
    if (done + round.length === warmUp) early = await measureRetained(page, cdp)
    logProgress(`memory, ${done + round.length} of ${navigations} pages`)
  }
  const late = await measureRetained(page, cdp)
  await close()
  await shop.close()
  return {
    measurements: [
      growth('heap', early.heap, late.heap, `${(late.heap / 1e6).toFixed(1)} MB`),
      growth('DOM nodes', early.nodes, late.nodes, `${late.nodes}`),
    ],
    summaries: [
      {
        what: `heap after ${navigations} pages`,
        figure: `${formatRatio(late.heap, early.heap)} after ${warmUp}; DOM nodes ${formatRatio(late.nodes, early.nodes)}`,
      },
    ],
  }
}

function growth(name: string, early: number, late: number, summary: string): Measurement {
  const most = budgets.bench.memory
  return {
    name: `${name} after ${navigations} pages`,
    figure: `${(late / early).toFixed(3)} × after ${warmUp} (${summary})`,
    goal: `± ${most * 100} %`,
    missed: Math.abs(late / early - 1) > most,
  }
}

const emptySample = { heap: 0, nodes: 0 }

const waitForPath = (page: Page, path: RegExp) => page.waitForURL(path)

/** Client-side navigation only: a reload would reset the heap. */
const round: readonly ((page: Page) => Promise<void>)[] = [
  async (page) => {
    await page.locator('a[href="/search"]').last().click()
    await waitForPath(page, /\/search$/)
    await page.getByRole('main').getByRole('article').first().waitFor()
  },
  async (page) => {
    await page.getByRole('main').getByRole('article').first().getByRole('link').click()
    await waitForPath(page, /\/search\/[^/]+\/[^/]+$/)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  },
  async (page) => {
    await page.goBack()
    await waitForPath(page, /\/search$/)
    await page.getByRole('main').getByRole('article').first().waitFor()
  },
  async (page) => {
    await page.locator('a[href="/basket"]:visible, a[href="/about"]').last().click()
    await waitForPath(page, /\/(basket|about)$/)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  },
  async (page) => {
    await page.locator('a[href="/"]').last().click()
    await waitForPath(page, /:\d+\/$/)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  },
]

/** V8 heap in bytes, and attached and detached DOM nodes, which that heap does not include. */
async function measureRetained(page: Page, cdp: CDPSession): Promise<typeof emptySample> {
  await page.waitForLoadState('networkidle')
  await cdp.send('HeapProfiler.enable')
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize: heap } = await cdp.send('Runtime.getHeapUsage')
  const { nodes } = await cdp.send('Memory.getDOMCounters')
  return { heap, nodes }
}
