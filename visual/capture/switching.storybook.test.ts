import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadConfig, requireBuilt } from '../config.ts'
import { jobsOf } from './jobs.ts'
import { openStudio } from './studio.ts'

/** Of a small story, in milliseconds; Storybook waits 100 where it does not believe that it is under test. */
const most = 60
const rounds = 20
const timeout = 60_000

test(
  `a switch of stories takes less than ${most} ms`,
  async () => {
    const config = { ...(await loadConfig(join(import.meta.dirname, '../..'))), site: undefined }
    requireBuilt(config)
    const studio = await openStudio(config, 1)
    const jobs = jobsOf(studio.stories)
      .filter(({ key }) => /^ui-price--.* fa light 390$/.test(key))
      .slice(0, 2)
    const times: number[] = []
    await studio
      .each(Array.from({ length: rounds }, () => jobs).flat(), async (tab, job) => {
        const started = performance.now()
        await tab.show(job)
        times.push(performance.now() - started)
      })
      .finally(studio.close)
    expect(times).toHaveLength(rounds * 2)
    const median = times.toSorted((one, other) => one - other)[rounds]!
    expect(median).toBeLessThan(most)
  },
  timeout,
)
