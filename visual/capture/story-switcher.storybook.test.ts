import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadConfig, requireBuilt } from '../config.ts'
import { jobsOf } from './jobs.ts'
import { openBrowserPool } from './browser-pool.ts'

/** Milliseconds; Storybook adds 100 to each switch unless it detects its test runner. A busy machine adds to most. */
const maxFastest = 60
const rounds = 20
const timeout = 60_000

test(
  `switching stories can take less than ${maxFastest} ms`,
  async () => {
    const config = { ...(await loadConfig(join(import.meta.dirname, '../..'))), site: undefined }
    requireBuilt(config)
    const browserPool = await openBrowserPool(config, 1)
    const jobs = jobsOf(browserPool.stories)
      .filter(({ key }) => /^ui-price--.* fa light 390$/.test(key))
      .slice(0, 2)
    const times: number[] = []
    await browserPool
      .each(Array.from({ length: rounds }, () => jobs).flat(), async (tab, job) => {
        const started = performance.now()
        await tab.show(job)
        times.push(performance.now() - started)
      })
      .finally(browserPool.close)
    expect(times).toHaveLength(rounds * 2)
    expect(Math.min(...times)).toBeLessThan(maxFastest)
  },
  timeout,
)

test(
  'a mode that changes together with the story does not reload the page',
  async () => {
    const config = { ...(await loadConfig(join(import.meta.dirname, '../..'))), site: undefined }
    requireBuilt(config)
    const browserPool = await openBrowserPool(config, 1)
    const shown = jobsOf(browserPool.stories).filter(({ story }) => story.id.startsWith('ui-skeleton--'))
    const renderings: string[] = []
    await browserPool
      .each(Array.from({ length: 3 }, () => shown).flat(), async (tab, job) => {
        renderings.push((await tab.show(job)).status)
      })
      .finally(browserPool.close)
    expect(shown.length).toBeGreaterThan(1)
    expect(renderings).toEqual(renderings.map(() => 'rendered'))
  },
  timeout,
)
