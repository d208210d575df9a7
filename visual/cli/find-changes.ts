import type { BrowserPool } from '../capture/browser-pool.ts'
import { captureAll } from '../capture/capture-all.ts'
import type { Job } from '../capture/jobs.ts'
import type { JudgedShot } from '../capture/judged-shot.ts'
import type { Shot } from '../capture/shot.ts'
import type { LazyBase } from '../causes/base-storybook.ts'
import { proveByRules } from '../causes/prove-causes.ts'
import { withEvidence } from '../causes/with-evidence.ts'
import type { AffectedStories } from '../changed/affected-stories.ts'
import { explainChange } from '../changed/explain-change.ts'
import { createComparer } from '../findings/comparer.ts'
import { createFinding } from '../findings/create-finding.ts'
import type { BaselineState, FindingDetails } from '../findings/create-finding.ts'
import { toleranceOf } from '../findings/tolerance.ts'
import type { Baselines } from '../lock/baselines.ts'
import type { Lock } from '../lock/lock.ts'
import { activeQuarantine } from '../lock/quarantine.ts'
import type { Quarantine } from '../lock/quarantine.ts'
import { mapConcurrently } from '../pool.ts'
import type { Report } from '../report.ts'
import { printLine } from './outcome.ts'
import { progressLine } from './progress.ts'

type Options = {
  browserPool: BrowserPool
  base: LazyBase
  baselines: Baselines
  lock: Lock
  quarantine: Quarantine
  choice: AffectedStories | null
  needsTabStops: boolean
}

export type FoundChanges = Required<Pick<Report, 'tolerated' | 'retried'>> & {
  found: FindingDetails[]
  /** A sample leaves some of its shots to the run of the rest. */
  captured: ReadonlySet<Job>
}

/** Captures shots, and finds what changed in them and why. */
export function changesFinder({
  browserPool,
  base,
  baselines,
  lock,
  quarantine,
  choice,
  needsTabStops,
}: Options) {
  const compare = createComparer(baselines)
  const sign = async ({ job: { key }, screenshot }: Shot) => {
    const before = lock.get(key)?.picture.hash
    const compared = before && screenshot ? await compare(before, screenshot.png) : null
    return compared?.signatures ?? []
  }
  const tolerate = toleranceOf(lock, compare)
  const prove = proveByRules(base.readSheets)
  const why = ({ job: { key, story } }: Shot) =>
    explainChange(choice, story, lock.get(key), browserPool.build)

  async function findingsOf(judged: readonly JudgedShot[]): Promise<FindingDetails[]> {
    const now = new Date()
    const contested = await baselines.readConflicts()
    const found = await mapConcurrently(judged, (one) => {
      const { key } = one.shot.job
      const past: BaselineState = {
        entry: lock.get(key),
        conflict: contested.get(key),
        quarantine: activeQuarantine(quarantine, key, now),
        needsTabStops,
      }
      return createFinding(one, past, baselines, compare, why(one.shot))
    })
    return found.filter((one) => one !== null)
  }

  return async (jobs: readonly Job[], isSample = false): Promise<FoundChanges> => {
    const progress = { first: progressLine(printLine), again: progressLine(printLine) }
    const run = { browserPool, lock, baselines, sign, prove, tolerate, isSample, progress }
    const judged = await captureAll(jobs, run)
    const found = await withEvidence(await findingsOf(judged), {
      jobs,
      present: browserPool,
      openBase: base.open,
      lock,
      print: printLine,
    })
    const shots = judged.map(({ shot }) => shot)
    return {
      found,
      captured: new Set(shots.map(({ job }) => job)),
      tolerated: shots.flatMap(({ job: { key }, tolerated: pixels }) =>
        pixels === undefined ? [] : [{ key, pixels }],
      ),
      retried: shots.flatMap(({ job: { key }, retriedAfter: after }) =>
        after === undefined ? [] : [{ key, after }],
      ),
    }
  }
}
