import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixtureConfig } from './fixture/config.ts'
import { jobsOf } from './jobs.ts'
import type { Site } from './site.ts'
import { openBrowserPool } from './browser-pool.ts'
import type { BrowserPool } from './browser-pool.ts'

const page = `<!doctype html><meta charset="utf-8"><body style="block-size: 3000px">
<p id="visits"></p><p id="address"></p><p id="scheme"></p><p id="slow"></p><p id="splash"></p><p id="below" style="margin-block-start: 2500px"></p>
<script>
  localStorage.visits = Number(localStorage.visits ?? 0) + 1
  sessionStorage.visits = Number(sessionStorage.visits ?? 0) + 1
  visits.textContent = ['visits', localStorage.visits, sessionStorage.visits, document.cookie.match(/seen/g)].join(' ')
  document.cookie = 'seen=1'
  address.textContent = location.pathname
  scheme.textContent = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  let steps = 12
  const step = () => setTimeout(() => --steps > 0 ? step() : draw(), 50)
  const draw = () => {
    splash.replaceWith('drawn')
    slow.append(Object.assign(new Image(), { src: '/slow.svg' }))
  }
  step()
  new IntersectionObserver(([entry]) => entry.isIntersecting && (below.textContent = 'seen below')).observe(below)
</script>`

const stuck = '<p id="splash"></p><img src="/never.svg">'

/** Milliseconds, longer than a quiet page is waited for. */
const slowness = 700

const sendPicture = (response: ServerResponse) =>
  response
    .writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' })
    .end(
      '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90"/></svg>',
    )

let browserPool: BrowserPool
const visitors: string[] = []

async function serve() {
  const server = createServer((request, response) => {
    if (request.url === '/never.svg') return
    if (request.url === '/stuck')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(stuck)
    if (request.url === '/slow.svg') return void setTimeout(() => sendPicture(response), slowness)
    visitors.push(/visitor=(?<id>[\w-]+)/.exec(request.headers.cookie ?? '')?.groups?.id ?? 'nobody')
    response.writeHead(200, { 'content-type': 'text/html' }).end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => void server.close(),
  }
}

beforeAll(async () => {
  const modes = { locale: ['ar', 'fr'], scheme: ['light', 'dark'], viewport: ['390'] } as const
  const site: Site = {
    builtFile: 'built/index.html',
    sources: [],
    buildCommand: 'npm run build',
    serve,
    pathOf: (path, locale) => (locale === 'ar' ? path : `/${locale}${path}`),
    sessionCookie: 'visitor',
    undrawn: '#splash',
    pages: [{ id: 'site--home', name: 'Home', path: '/home', renderedBy: [], modes }],
  }
  browserPool = await openBrowserPool({ ...fixtureConfig, site }, 1)
})
afterAll(() => browserPool.close())

test('each site page is captured as a first visit, in its locale and scheme, in its whole height', async () => {
  const seen: Record<string, string[]> = {}
  await browserPool.each(
    jobsOf(browserPool.stories).filter(({ story }) => story.path !== undefined),
    async (tab, job) => {
      await tab.show(job)
      seen[job.key] = (await tab.diagnostics()).text
    },
  )
  const first = 'visits 1 1'
  expect(seen).toEqual({
    'site--home ar light 390': [first, '/home', 'light', 'drawn', 'seen below'],
    'site--home ar dark 390': [first, '/home', 'dark', 'drawn', 'seen below'],
    'site--home fr light 390': [first, '/fr/home', 'light', 'drawn', 'seen below'],
    'site--home fr dark 390': [first, '/fr/home', 'dark', 'drawn', 'seen below'],
  })
  expect(new Set(visitors).size).toBe(4)
  expect(visitors).not.toContain('nobody')
})

test('a page that takes several steps to be drawn, and its pictures, are waited for', async () => {
  const [job] = jobsOf(browserPool.stories).filter(({ story }) => story.path !== undefined)
  const same: boolean[] = []
  await browserPool.each([job!], async (tab, shown) => {
    await tab.show(shown)
    const first = await tab.screenshot()
    await new Promise((resolve) => setTimeout(resolve, 2 * slowness))
    same.push(first.equals(await tab.screenshot()))
  })
  expect(same).toEqual([true])
})

test('a page that is never drawn says what it waits for', async () => {
  const home = jobsOf(browserPool.stories).find(({ key }) => key === 'site--home ar light 390')!
  const job = { ...home, story: { ...home.story, path: '/stuck' } }
  await browserPool.each([job], async (tab, shown) => {
    void tab.show(shown).catch(() => {})
    await expect
      .poll(() => tab.waitsFor().catch(() => []))
      .toEqual(['the document is interactive', 'http://site.localhost/never.svg', '#splash is there'])
    await tab.recreate()
  })
})
