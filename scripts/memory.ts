import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chromium, type CDPSession, type Page } from '@playwright/test'
import { freePort } from '../build/free-port.ts'
import { pinnedBrowser } from './pinned-browser.ts'
import { fail, readOptions } from './options.ts'

const help = `npx node scripts/memory.ts   visits 200 pages in one document of the built shop, and compares what they leave in memory

  --rounds 25   how often its round of eight pages is visited; a multiple of five
  -h, --help    this text

Exit code: 0 no growth, 1 growth in the last two fifths, 2 wrong arguments.`

const { rounds } = readOptions(help, { rounds: { type: 'string', default: '25' } })
const count = Number(rounds)
if (!(count > 0 && count % 5 === 0)) fail('--rounds takes a multiple of five.', 2)

/** Each round: listing, product, back, basket, another listing, articles, home. */
const round: ((page: Page) => Promise<unknown>)[] = [
  (page) => follow(page, '/search'),
  (page) => page.locator('main article a').first().click(),
  (page) => page.goBack(),
  (page) => follow(page, '/basket'),
  (page) => follow(page, '/search/copper'),
  (page) => follow(page, '/blogs'),
  (page) => page.locator('main article a').first().click(),
  (page) => follow(page, '/'),
]

type Figures = Record<'JSHeapUsedSize' | 'Nodes' | 'JSEventListeners', number>

/** The growth that is allowed in the last two fifths, always seen at the same page: by then caches are warm. */
const allowed: Figures = { JSHeapUsedSize: 1.1, Nodes: 1.1, JSEventListeners: 1.1 }

const port = await freePort()
const server = spawn(process.execPath, ['scripts/preview.ts'], {
  cwd: `${import.meta.dirname}/..`,
  env: { ...process.env, PORT: String(port) },
  stdio: ['ignore', 'pipe', 'inherit'],
})
await once(server.stdout, 'data')
const browser = await chromium.launch(await pinnedBrowser())
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  await page.goto(`http://localhost:${port}/`)
  await whenDrawn(page)
  const at: Figures[] = []
  for (let visited = 1; visited <= count; visited += 1) {
    for (const visit of round) {
      const before = await titleOf(page)
      await visit(page)
      await whenDrawn(page, before)
    }
    if (visited % (count / 5) === 0) at.push(await figures(cdp))
  }
  const names = Object.keys(allowed) as (keyof Figures)[]
  for (const name of names) process.stdout.write(`${name}: ${at.map((one) => one[name]).join(' → ')}\n`)
  const grown = names.filter((name) => at.at(-1)![name] > at[2]![name] * allowed[name])
  if (grown.length > 0) fail(`${grown.join(', ')} grew.`)
} finally {
  await browser.close()
  server.kill()
}

/** Without a link: the page need not show one. */
async function follow(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

async function titleOf(page: Page) {
  return page.locator('h1').first().innerText()
}

async function whenDrawn(page: Page, before = '') {
  await page.waitForFunction((title) => {
    const heading = document.querySelector<HTMLElement>('h1')
    const isPending = document.querySelector('#splash, #page, main [aria-busy=true]')
    return heading && heading.innerText !== title && !isPending
  }, before)
}

async function figures(cdp: CDPSession): Promise<Figures> {
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value])) as Figures
}
