import { chromium, type Browser, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Fault, SessionRecord } from '../e2e/mock.ts'
import { watchBrowserErrors } from '../e2e/browser-errors.ts'
import { pinnedBrowser } from './pinned-browser.ts'

const quiet: SessionRecord = { state: null, log: [], violations: [], unhandled: [] }
const unused = () => Promise.reject(new Error('not asked for here'))

let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch(await pinnedBrowser())
})

afterAll(() => browser.close())

type Server = { recorded?: Partial<SessionRecord>; injectedFaults?: Fault[]; status?: number }

/** Failures found after `journey` on an empty page whose API calls are answered with `status`; 0 aborts them. */
async function failuresOf(journey: (page: Page) => Promise<void>, server: Server = {}): Promise<string[]> {
  const { recorded, injectedFaults = [], status = 200 } = server
  const context = await browser.newContext()
  const record = async () => ({ ...quiet, ...recorded })
  const mock = {
    browser: { cookies: {}, localStorage: {} },
    injectedFaults,
    record,
    faults: unused,
    advance: unused,
    setNow: unused,
    state: unused,
    close: unused,
  }
  const watcher = watchBrowserErrors(context, mock)
  await context.route('http://shop.test/**', (route) => {
    if (!route.request().url().includes('/api/')) return route.fulfill({ contentType: 'text/html', body: '' })
    return status ? route.fulfill({ status }) : route.abort()
  })
  const page = await context.newPage()
  await page.goto('http://shop.test/')
  await journey(page)
  const found = await watcher.unexpected()
  await context.close()
  return found
}

async function call(page: Page) {
  await page.evaluate(async () => void (await fetch('/api/thing').catch(() => null)))
}

const fault: Fault = { on: 'product', fault: 'drop' }

test('a journey without errors has no failures', async () => {
  expect(await failuresOf(call)).toEqual([])
})

test('console errors and warnings are failures', async () => {
  const journey = (page: Page) => page.evaluate(() => (console.warn('low'), console.error('boom')))
  expect(await failuresOf(journey)).toEqual([
    expect.stringContaining('warning: low'),
    expect.stringContaining('console: boom'),
  ])
})

test('an error report of the shop is ignored after an injected fault or a lost request', async () => {
  const report = (page: Page) => page.evaluate(() => console.warn('query 7F3K0P, not shown'))
  expect(await failuresOf(report, { injectedFaults: [fault] })).toEqual([])
  expect(await failuresOf(report)).toHaveLength(1)
  const afterALoss = async (page: Page) => {
    await page.route('**/api/**', (route) => route.abort('blockedbyclient'))
    await call(page)
    await report(page)
  }
  expect(await failuresOf(afterALoss)).toEqual([])
  const beforeALoss = async (page: Page) => {
    await report(page)
    await page.route('**/api/**', (route) => route.abort('blockedbyclient'))
    await call(page)
  }
  expect(await failuresOf(beforeALoss)).toEqual([])
})

test('an error report of the shop is a failure after a lost picture and after a call that the shop aborts', async () => {
  const report = (page: Page) => page.evaluate(() => console.warn('query 7F3K0P, not shown'))
  const afterALostPicture = async (page: Page) => {
    await page.route('**/api/pictures/*', (route) => route.abort('blockedbyclient'))
    await page.evaluate(async () => {
      await Object.assign(new Image(), { src: '/api/pictures/pot.svg' })
        .decode()
        .catch(() => null)
    })
    await report(page)
  }
  expect(await failuresOf(afterALostPicture)).toEqual([expect.stringContaining('query 7F3K0P')])
  const afterAnAbort = async (page: Page) => {
    await page.route('**/api/**', () => {})
    const failed = page.waitForEvent('requestfailed')
    await page.evaluate(() => {
      const controller = new AbortController()
      void fetch('/api/thing', { signal: controller.signal }).catch(() => null)
      controller.abort()
    })
    await failed
    await report(page)
  }
  expect(await failuresOf(afterAnAbort)).toEqual([expect.stringContaining('query 7F3K0P')])
})

test('a report of a chunk is ignored if that chunk was lost', async () => {
  const journeyThatLost = (chunk: string) => async (page: Page) => {
    await page.route('**/assets/*', (route) => route.abort('blockedbyclient'))
    await page.evaluate(`import('/assets/${chunk}').catch(() => null)`)
    await page.evaluate(() =>
      console.warn('route 7F3K0P ChunkError: A chunk failed to load: http://shop.test/assets/about.js'),
    )
  }
  expect(await failuresOf(journeyThatLost('about.js'))).toEqual([])
  expect(await failuresOf(journeyThatLost('basket.js'))).toEqual([expect.stringContaining('7F3K0P')])
})

const missing = (page: Page, path: string) =>
  page.route(`**${path}`, (route) => route.fulfill({ status: 404 }))

test('a page that is missing is ignored', async () => {
  const journey = async (page: Page) => {
    await missing(page, '/nowhere')
    await page.goto('http://shop.test/nowhere').catch(() => null)
  }
  expect(await failuresOf(journey)).toEqual([])
})

test.each(['/icons/heart.svg', '/assets/cart.js', '/api/pictures/pot.svg'])(
  'a page without %s is a failure',
  async (path) => {
    const journey = async (page: Page) => {
      await missing(page, path)
      await page.evaluate(async (src) => {
        await Object.assign(new Image(), { src })
          .decode()
          .catch(() => null)
      }, path)
    }
    expect(await failuresOf(journey)).toEqual([expect.stringContaining(path)])
  },
)

test('an error report of a call that was aborted by leaving the page is ignored', async () => {
  const report = (page: Page) =>
    page.evaluate(() => console.warn('query 7F3K0P, not shown ApiError: The server answered 0'))
  const leave = async (page: Page) => {
    await page.reload()
    await report(page)
  }
  expect(await failuresOf(leave)).toEqual([])
  expect(await failuresOf(report)).toHaveLength(1)
})

test('uncaught errors and unhandled rejections are failures', async () => {
  const found = await failuresOf(async (page) => {
    const all = ['rejected', 'thrown'].map((text) =>
      page.waitForEvent('pageerror', (error) => error.message === text),
    )
    await page.evaluate(() => {
      void Promise.reject(new Error('rejected'))
      setTimeout(() => {
        throw new Error('thrown')
      })
    })
    await Promise.all(all)
  })
  expect(found.toSorted()).toEqual([expect.stringContaining('rejected'), expect.stringContaining('thrown')])
})

test('a request that the journey aborts is ignored', async () => {
  const journey = async (page: Page) => {
    await page.route('**/api/**', (route) => route.abort('blockedbyclient'))
    await call(page)
  }
  expect(await failuresOf(journey)).toEqual([])
})

test('a request while the journey is offline is ignored', async () => {
  const journey = async (page: Page) => {
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
    await call(page)
  }
  expect(await failuresOf(journey)).toEqual([])
})

test.each([
  ['a 404 response is ignored', { status: 404 }, 0],
  ['a 500 response is a failure', { status: 500 }, 1],
  ['a 500 response after an injected fault is ignored', { status: 500, injectedFaults: [fault] }, 0],
  ['a lost connection is a failure', { status: 0 }, 1],
  ['a lost connection after an injected fault is ignored', { status: 0, injectedFaults: [fault] }, 0],
  ['an unhandled call is a failure', { recorded: { unhandled: [{ path: '/api/x' }] } }, 1],
  ['a contract violation is a failure', { recorded: { violations: [{ call: 'product' }] } }, 1],
  [
    'an injected contract violation does not hide another one',
    { recorded: { violations: [{}] }, injectedFaults: [{ on: 'product', fault: 'break-contract' as const }] },
    1,
  ],
])('%s', async (_, server, count) => {
  expect(await failuresOf(call, server)).toHaveLength(count)
})
