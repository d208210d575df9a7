import type { Page } from '@playwright/test'
import { networkIdle } from './network-idle.ts'
import { placeOrder } from './steps.ts'
import { expect, test } from './test.ts'

declare global {
  /** Filled by `recordTimers`: what fired while the page was hidden. */
  var firedWhileHidden: string[]
  /** Filled by `countCalls`. */
  var callsUnderWay: number
}

/** Each callback of a timer or frame that runs while the page is hidden is recorded with its delay. */
function recordTimers() {
  globalThis.firedWhileHidden = []
  for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'] as const) {
    const original = globalThis[name] as (
      callback: (...args: unknown[]) => void,
      ...rest: unknown[]
    ) => number
    const recording: typeof original = (callback, ...rest) =>
      original(
        (...args) => {
          if (document.hidden) firedWhileHidden.push(`${name} ${JSON.stringify(rest)}`)
          callback(...args)
        },
        ...rest,
      )
    Object.assign(globalThis, { [name]: recording })
  }
}

/** One of each kind that is recorded: a recorder that misses one would call anything silent. */
function fireOneOfEach() {
  setTimeout(() => {})
  const interval = setInterval(() => clearInterval(interval))
  requestAnimationFrame(() => {})
  requestIdleCallback(() => {})
}

function countCalls() {
  globalThis.callsUnderWay = 0
  const send = globalThis.fetch
  globalThis.fetch = async (...args) => {
    callsUnderWay += 1
    try {
      const response = await send(...args)
      await response.clone().arrayBuffer()
      return response
    } finally {
      callsUnderWay -= 1
    }
  }
}

const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    Object.defineProperty(document, 'visibilityState', {
      value: hidden ? 'hidden' : 'visible',
      configurable: true,
    })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, isHidden)

const whenAnswered = (page: Page) => expect.poll(() => page.evaluate(() => callsUnderWay)).toBe(0)

/** In steps that are shorter than the deadline of a call: none is under way when the clock reaches it. */
async function passTenMinutes(page: Page) {
  for (let step = 0; step < 43; step += 1) {
    await page.clock.runFor('00:14')
    await whenAnswered(page)
  }
}

/** One-shots end in the first ten minutes: answers that get stale, and those that are forgotten. */
async function expectSilence(page: Page) {
  await networkIdle(page)
  await setHidden(page, true)
  const fired = () => page.evaluate(() => firedWhileHidden.splice(0))
  await page.evaluate(fireOneOfEach)
  await passTenMinutes(page)
  const kinds = new Set((await fired()).map((timer) => timer.split(' ', 1)[0]))
  expect(kinds).toEqual(
    new Set(['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback']),
  )
  await passTenMinutes(page)
  expect(await fired()).toEqual([])
}

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(recordTimers)
  await page.addInitScript(countCalls)
})

test.describe('a member with a basket', () => {
  test.use({ scenario: ['ready-to-order'] })

  for (const path of ['/', '/search/copper', '/search/copper/zanjan-copper-pot', '/basket'])
    test(`no timer fires while ${path} is hidden, and notices are read on once it is visible`, async ({
      shop,
      page,
    }) => {
      await shop.open(path)
      await expectSilence(page)
      const polled = page.waitForRequest(/\/api\/notices/)
      await setHidden(page, false)
      await polled
    })

  test('no timer fires while an order that awaits its payment is hidden', async ({ shop, page, text }) => {
    await shop.open('/basket')
    await placeOrder({ page, text })
    await page.waitForURL(/\/api\/payment\/test\//)
    await page.goBack()
    await expect(page.getByRole('button', { name: text.order.pay(), exact: true })).toBeVisible()
    await expectSilence(page)
  })
})
