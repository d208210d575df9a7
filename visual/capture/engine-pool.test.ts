import { chromium } from '@playwright/test'
import { expect, test } from 'vitest'
import { openBrowserPool } from './browser-pool.ts'
import type { BrowserPool } from './browser-pool.ts'
import type { Engine } from './engine.ts'
import { fixtureConfig } from './fixture/config.ts'
import { jobsOf } from './jobs.ts'
import { captureShot } from './shot.ts'
import type { Shot } from './shot.ts'

/** Chromium, by nothing but what drivers of other engines can do. */
function engineOf() {
  const open = new Set<object>()
  const engine: Engine = {
    missing: () => null,
    async launch(width, height) {
      const browser = await chromium.launch(await fixtureConfig.launch())
      const page = await browser.newPage({ viewport: { width, height } })
      const errors: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      open.add(browser)
      return {
        open: async (url) => void (await page.goto(url)),
        evaluate: (body) => page.evaluate(`(async () => {${body}})()`),
        screenshot: () => page.screenshot({ fullPage: true }),
        takeErrors: () => Promise.resolve(errors.splice(0)),
        async close() {
          open.delete(browser)
          await browser.close()
        },
      }
    },
  }
  return { engine, open }
}

test('another engine captures the stories of Chromium, frozen too, and leaves no window open', async () => {
  const { engine, open } = engineOf()
  const parameters = ({ name }: { name: string }) => (name === 'gold' ? { skip: 'as the ring' } : {})
  const capture = async (chosen: Engine | undefined) => {
    const pool = await openBrowserPool({ ...fixtureConfig, parameters, engine: chosen }, 1)
    const jobs = jobsOf(pool.stories).filter(({ story }) => ['steady', 'late', 'fails'].includes(story.name))
    const shots: Shot[] = []
    await pool
      .each([...jobs, ...jobs], async (tab, job) => void shots.push(await captureShot(tab, job)))
      .finally(pool.close)
    const skipped = pool.stories.filter(({ visual }) => visual.skip).map(({ name }) => name)
    const captured = shots.map(({ job, isStable, problems, diagnostics: { text }, screenshot }) => ({
      story: job.story.name,
      isStable,
      problems,
      text,
      size: [screenshot!.picture.width, screenshot!.picture.height],
    }))
    return { skipped, captured }
  }
  const { skipped, captured } = await capture(engine)
  expect(skipped).toEqual(['gold'])
  expect(captured.map(({ story }) => story)).toContain('late')
  expect({ skipped, captured }).toEqual(await capture(undefined))
  expect(open.size).toBe(0)
})

test('in another engine, too, a story that leaves something behind may have a page of its own', async () => {
  const pool = await openBrowserPool({ ...fixtureConfig, engine: engineOf().engine }, 1)
  const jobs = jobsOf(pool.stories)
  const order = ['steady', 'leaks alone', 'steady'].map((name) =>
    jobs.find(({ story }) => story.name === name)!,
  )
  const hashes: string[] = []
  await pool
    .each(order, async (tab, job) => void hashes.push((await captureShot(tab, job)).screenshot!.picture.hash))
    .finally(pool.close)
  const [before, leaking, after] = hashes
  expect(leaking).not.toBe(before)
  expect(after).toBe(before)
})

test('another engine has one address in every run, as a story may show it, and another where that is taken', async () => {
  const open = () => openBrowserPool({ ...fixtureConfig, engine: engineOf().engine }, 1)
  async function addressIn(pool: BrowserPool) {
    let address = ''
    const [job] = jobsOf(pool.stories)
    await pool.each([job!], async (tab) => {
      await tab.show(job!)
      address = await tab.evaluate('location.origin')
    })
    return address
  }
  const first = await open()
  const [address, elsewhere] = [await addressIn(first), await open()]
  const other = await addressIn(elsewhere)
  await Promise.all([first.close(), elsewhere.close()])
  const second = await open()
  expect(await addressIn(second).finally(second.close)).toBe(address)
  expect(other).not.toBe(address)
})
