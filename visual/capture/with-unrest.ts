import type { Unrest } from '../report.ts'
import type { BrowserPool } from './browser-pool.ts'
import { findUnrest } from './find-unrest.ts'
import type { JudgedShot } from './judged-shot.ts'
import { withDeadline } from './shot.ts'
import { reload } from './stories-shown.ts'

const mostStoriesWithUnrest = 3
/** Milliseconds for the unrest of a story. */
const unrestDeadline = 120_000

/** One shot of an unstable story stands for all of it; of some stories only, as each takes many attempts. */
export async function withUnrest(
  judged: readonly JudgedShot[],
  browserPool: BrowserPool,
): Promise<JudgedShot[]> {
  const jobs = judged
    .filter(({ verdict, shot: { job } }) => verdict === 'unstable' && job.story.path === undefined)
    .map(({ shot: { job } }) => job)
  const byStory = new Map(jobs.map((job) => [job.story.id, job]))
  if (byStory.size === 0) return [...judged]
  const found = new Map<string, Unrest[]>()
  await browserPool.each([...byStory.values()].slice(0, mostStoriesWithUnrest), async (tab, job) => {
    const unrest = () => findUnrest(tab, job)
    found.set(job.story.id, await withDeadline(tab, unrest, () => [], unrestDeadline))
    await withDeadline(
      tab,
      () => reload(tab),
      () => {},
    )
  })
  return judged.map((one) =>
    one.verdict === 'unstable' ? { ...one, unrest: found.get(one.shot.job.story.id) } : one,
  )
}
