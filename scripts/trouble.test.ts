import { chromium, type Browser, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Fault, Recorded } from '../e2e/mock.ts'
import { watchForTrouble } from '../e2e/trouble.ts'
import { pinnedBrowser } from './browser.ts'

const quiet: Recorded = { state: null, log: [], violations: [], unhandled: [] }
const unused = () => Promise.reject(new Error('not asked for here'))

let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch(await pinnedBrowser())
})

afterAll(() => browser.close())

type Server = { recorded?: Partial<Recorded>; planted?: Fault[]; status?: number }

/** What is found after `journey` on an empty page whose calls of `/api` are all answered with `status`. */
async function troubleOf(journey: (page: Page) => Promise<void>, server: Server = {}): Promise<string[]> {
  const { recorded, planted = [], status = 200 } = server
  const context = await browser.newContext()
  const record = async () => ({ ...quiet, ...recorded })
  const mock = {
    browser: { cookies: {}, localStorage: {} },
    planted,
    record,
    faults: unused,
    advance: unused,
    state: unused,
    close: unused,
  }
  const trouble = watchForTrouble(context, mock)
  await context.route('http://shop.test/**', (route) => {
    if (!route.request().url().includes('/api/')) return route.fulfill({ contentType: 'text/html', body: '' })
    return status ? route.fulfill({ status }) : route.abort()
  })
  const page = await context.newPage()
  await page.goto('http://shop.test/')
  await journey(page)
  const found = await trouble.found()
  await context.close()
  return found
}

async function call(page: Page) {
  await page.evaluate(async () => void (await fetch('/api/thing').catch(() => null)))
}

const fault: Fault = { on: 'product', fault: 'drop' }

test('a quiet journey has no trouble', async () => {
  expect(await troubleOf(call)).toEqual([])
})

test('a console error and a warning are trouble', async () => {
  const journey = (page: Page) => page.evaluate(() => (console.warn('low'), console.error('boom')))
  expect(await troubleOf(journey)).toEqual([
    expect.stringContaining('warning: low'),
    expect.stringContaining('console: boom'),
  ])
})

test('what the shop reports of an error is expected where a fault was planted or a request was lost', async () => {
  const report = (page: Page) => page.evaluate(() => console.warn('query 7F3K0P, not shown'))
  expect(await troubleOf(report, { planted: [fault] })).toEqual([])
  expect(await troubleOf(report)).toHaveLength(1)
  const afterALoss = async (page: Page) => {
    await page.route('**/api/**', (route) => route.abort('blockedbyclient'))
    await call(page)
    await report(page)
  }
  expect(await troubleOf(afterALoss)).toEqual([])
  const beforeItIsToldOf = async (page: Page) => {
    await report(page)
    await page.route('**/api/**', (route) => route.abort('blockedbyclient'))
    await call(page)
  }
  expect(await troubleOf(beforeItIsToldOf)).toEqual([])
})

test('a call that was on its way when its page was left is reported for no fault of the shop', async () => {
  const report = (page: Page) =>
    page.evaluate(() => console.warn('query 7F3K0P, not shown ApiError: The server answered 0'))
  const leave = async (page: Page) => {
    await page.reload()
    await report(page)
  }
  expect(await troubleOf(leave)).toEqual([])
  expect(await troubleOf(report)).toHaveLength(1)
})

test('an uncaught error and an unhandled rejection are trouble', async () => {
  const found = await troubleOf(async (page) => {
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

test('a request that the journey itself aborts is none', async () => {
  const journey = async (page: Page) => {
    await page.route('**/api/**', (route) => route.abort('blockedbyclient'))
    await call(page)
  }
  expect(await troubleOf(journey)).toEqual([])
})

test('nor is what is asked for while it keeps the browser offline', async () => {
  const journey = async (page: Page) => {
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
    await call(page)
  }
  expect(await troubleOf(journey)).toEqual([])
})

test.each([
  ['a refusal is an answer', { status: 404 }, 0],
  ['a server that fails is trouble', { status: 500 }, 1],
  ['unless a fault was planted', { status: 500, planted: [fault] }, 0],
  ['a lost connection is trouble', { status: 0 }, 1],
  ['unless a fault was planted, here too', { status: 0, planted: [fault] }, 0],
  ['a call that nobody answers is trouble', { recorded: { unhandled: [{ path: '/api/x' }] } }, 1],
  ['an answer that breaks its contract is trouble', { recorded: { violations: [{ call: 'product' }] } }, 1],
  [
    'and one that was planted hides no other',
    { recorded: { violations: [{}] }, planted: [{ on: 'product', fault: 'break-contract' as const }] },
    1,
  ],
])('%s', async (_, server, count) => {
  expect(await troubleOf(call, server)).toHaveLength(count)
})
