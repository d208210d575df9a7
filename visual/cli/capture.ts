import { readRejections, withRejections } from '../approve/rejections.ts'
import { sampleOf } from '../capture/jobs.ts'
import type { Job } from '../capture/jobs.ts'
import type { LazyBase } from '../causes/base-storybook.ts'
import { goneFindings } from '../findings/create-finding.ts'
import { writeRunFile } from '../findings/merge-runs.ts'
import { reportOf, writeReport } from '../findings/write-report.ts'
import { readQuarantine } from '../lock/quarantine.ts'
import type { Report } from '../report.ts'
import { changesFinder } from './find-changes.ts'
import type { FoundChanges } from './find-changes.ts'
import { printLine } from './outcome.ts'
import { plannedShots } from './planned-shots.ts'
import type { Planned } from './planned-shots.ts'
import { isFullRun } from './selection.ts'

/** Stories of the sample that is reviewed while a long run goes on. */
const sampleSize = 24

type Run = Planned & { base: LazyBase; complete: boolean }

export async function capture(run: Run): Promise<Report> {
  const [started, at] = [performance.now(), new Date().toISOString()]
  const { browserPool, base, config, baselines, changed, selection, complete } = run
  const { jobs, lock, choice, rendered } = await plannedShots(run)
  const quarantine = await readQuarantine(config.baselines)
  const findChanges = changesFinder({
    browserPool,
    base,
    baselines,
    lock,
    quarantine,
    choice,
    needsTabStops: complete,
  })
  const isFull = isFullRun(selection)
  const contested = await baselines.readConflicts()
  // A merge does not end before every shot that both branches changed is decided.
  const gone = goneFindings(lock, rendered).filter(({ finding: { key } }) => isFull || contested.has(key))

  async function publish(rounds: readonly FoundChanges[], those: readonly Job[], left?: number) {
    const about = {
      at,
      build: browserPool.build,
      engine: config.engineName,
      shots: jobs.length,
      left,
      seconds: (performance.now() - started) / 1000,
      tolerated: rounds.flatMap(({ tolerated }) => tolerated),
      retried: rounds.flatMap(({ retried }) => retried),
    }
    const details = [...rounds.flatMap(({ found }) => found), ...gone]
    const found = withRejections(details, await readRejections(config.approvals))
    const keys = those.map(({ key }) => key)
    const report = reportOf(about, found, keys, config.modes.locales)
    await writeReport(config.report, report, found, baselines)
    return { report, found }
  }

  const sample = changed !== undefined && jobs.length > sampleSize ? sampleOf(jobs, sampleSize) : []
  const early = await findChanges(sample, true)
  const rest = jobs.filter((job) => !early.captured.has(job))
  const published = early.found.length > 0 ? publish([early], [...early.captured], rest.length) : null
  if (published)
    printLine(
      `${early.found.length} of ${early.captured.size} shots changed: "npx visual review" shows them while the others are captured.`,
    )
  // Awaited once the others are captured.
  published?.catch(() => {})
  const late = await findChanges(rest)
  await published
  const { report, found } = await publish([early, late], jobs)
  const { shard = '1/1' } = selection
  await writeRunFile(config.report, found, { shard, keys: jobs.map(({ key }) => key), all: [...rendered] })
  return report
}
