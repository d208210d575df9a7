import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { jobsOf, sampleOf, withModes } from '../capture/jobs.ts'
import type { Job } from '../capture/jobs.ts'
import type { Shot } from '../capture/shot.ts'
import { storyOfPage } from '../capture/site.ts'
import { openBrowserPool } from '../capture/browser-pool.ts'
import type { BrowserPool } from '../capture/browser-pool.ts'
import { captureAll } from '../capture/capture-all.ts'
import type { JudgedShot } from '../capture/capture-all.ts'
import { readRejections, withRejections } from '../approve/rejections.ts'
import { lazyBase } from '../causes/base-storybook.ts'
import type { LazyBase } from '../causes/base-storybook.ts'
import { proveByRules } from '../causes/prove-causes.ts'
import { withEvidence } from '../causes/with-evidence.ts'
import { explainChange } from '../changed/explain-change.ts'
import { findAffectedStories } from '../changed/affected-stories.ts'
import type { AffectedStories } from '../changed/affected-stories.ts'
import { storiesByText } from '../changed/stories-by-text.ts'
import { SetupError, loadConfig, requireBuilt, requireInstalled } from '../config.ts'
import type { VisualConfig } from '../config.ts'
import { createComparer } from '../findings/comparer.ts'
import type { Comparer } from '../findings/comparer.ts'
import { toleranceOf } from '../findings/tolerance.ts'
import { createFinding, goneFindings } from '../findings/create-finding.ts'
import type { FindingDetails, BaselineState } from '../findings/create-finding.ts'
import { writeRunFile } from '../findings/merge-runs.ts'
import { reportOf, writeReport } from '../findings/write-report.ts'
import { baselinesOf } from '../lock/baselines.ts'
import type { Baselines } from '../lock/baselines.ts'
import type { Lock } from '../lock/lock.ts'
import { activeQuarantine, readQuarantine } from '../lock/quarantine.ts'
import type { Quarantine } from '../lock/quarantine.ts'
import type { Report, Why } from '../report.ts'
import { mapConcurrently } from '../pool.ts'
import { changesSince, requireFreshBuilds, requireFreshChanges } from './fresh-builds.ts'
import type { Changes } from './fresh-builds.ts'
import { runCommand } from './run-command.ts'
import { finishRun, outcomeOptions, printLine } from './outcome.ts'
import { progressLine } from './progress.ts'
import { isFullRun, selectJobs, selectionHelp, selectionOptions } from './selection.ts'
import type { Selection } from './selection.ts'
import { wholeNumber } from './whole-number.ts'

const help = `npx visual [options]     captures every story in its modes and compares it with the approved baselines

${selectionHelp}
  --changed [ref]  only stories that the changes since this ref reach, the base where none is named
  --base folder    the Storybook of the approved pictures, to find causes; built from git where none is named
  --engine name    in another browser of visual.config.ts, with baselines of its own
  --complete       baselines without tab stops, which an older version wrote, are findings
  --tabs 3         tabs of the browser that work side by side
  --json file      the report, for programs
  --junit file     the report, for a CI
  -h, --help       this text

Exit code: 0 nothing changed, 1 changes wait for review, 2 something is broken.

npx visual subcommand [options]

  init             writes a configuration for the Storybook of this folder
  review           serves the report, to decide on changes
  approve          applies decisions that were exported from the report, or approves all
  merge            one report of the shards of a run
  comment          prints a comment for a pull request
  mutations        applies mutations to the built Storybook and prints which are detected
  bench            shots per minute, compared with toHaveScreenshot

Each prints its options with --help.`

const options = {
  ...selectionOptions,
  changed: { type: 'string' },
  base: { type: 'string' },
  engine: { type: 'string' },
  complete: { type: 'boolean', default: false },
  tabs: { type: 'string', default: '3' },
  ...outcomeOptions,
} as const

/** `parseArgs` has no optional values: `--changed` alone becomes an empty one. */
const withEmptyRef = (args: readonly string[]) =>
  args.flatMap((one, at) =>
    one === '--changed' && (args[at + 1] ?? '--').startsWith('--') ? ['--changed', ''] : [one],
  )

export const run = (args: readonly string[]) =>
  runCommand(
    help,
    options,
    withEmptyRef(args),
    async ({ json, junit, tabs, engine, base: folder, ...request }) => {
      const tabCount = wholeNumber('--tabs', tabs, 1)
      if (request.shuffle !== undefined) wholeNumber('--shuffle', request.shuffle, 0)
      if (folder !== undefined) requireStorybook('--base', folder)
      const config = await loadConfig(process.cwd(), engine)
      requireBuilt(config)
      requireInstalled(config)
      const baselines = baselinesOf(config)
      const since = await changesSince(config, request.changed)
      if (request.changed === undefined) await requireFreshBuilds(config)
      const hasSite = request.changed === undefined || (await requireFreshChanges(config, since!))
      const browserPool = await openBrowserPool(hasSite ? config : { ...config, site: undefined }, tabCount)
      const base = lazyBase(config, folder, printLine)
      const report = await capture({ browserPool, base, config, baselines, since, ...request })
        .finally(base.close)
        .finally(browserPool.close)
      return finishRun(report, config.report, { json, junit })
    },
  )

function requireStorybook(option: string, folder: string) {
  if (existsSync(join(folder, 'iframe.html'))) return
  throw new SetupError(`${option} is "${folder}", which has no built Storybook.`)
}

/** Stories of the sample that is reviewed while a long run goes on. */
const sampleSize = 24

type Run = Selection & {
  browserPool: BrowserPool
  base: LazyBase
  config: VisualConfig
  baselines: Baselines
  since: Changes | null
  changed?: string
  complete: boolean
}

async function capture({
  browserPool,
  base,
  config,
  baselines,
  since,
  changed,
  complete,
  ...selection
}: Run) {
  const [started, at] = [performance.now(), new Date().toISOString()]
  const keysOf = (those: Iterable<Job>) => Array.from(those, ({ key }) => key)
  const all = jobsOf(browserPool.stories)
  const hasPages = browserPool.stories.some(({ path }) => path !== undefined)
  const pages = hasPages ? [] : (config.site?.pages ?? []).map(storyOfPage)
  const leftOut = jobsOf(pages.map((page) => withModes(page, config.modes)))
  const rendered = new Set(keysOf([...all, ...leftOut]))
  const isGone = (key: string) => !rendered.has(key)
  await baselines.endMerge(isGone)
  const lock = await baselines.readLock(isGone)
  const withText = await storiesByText(since?.files ?? [], {
    root: process.cwd(),
    ref: changed || config.baseBranch,
    dictionaries: config.changeRules.dictionaries ?? [],
    stories: [...new Set(all.map(({ story }) => story.id))],
    lock,
    baselines,
  })
  const choice =
    since && findAffectedStories(since.files, since.graph, browserPool.stories, config.changeRules, withText)
  const isReached = ({ story }: Job) =>
    changed === undefined || !choice || choice.fullRunReason !== null || choice.stories.has(story.id)
  const jobs = selectJobs(all, selection, isReached)
  if (changed !== undefined && choice) printChoice(choice, changed || config.baseBranch, jobs, all)

  const compare = createComparer(baselines)
  const sign = async ({ job: { key }, screenshot }: Shot) => {
    const before = lock.get(key)?.picture.hash
    const compared = before && screenshot ? await compare(before, screenshot.png) : null
    return compared?.signatures ?? []
  }
  const tolerate = toleranceOf(lock, compare)
  const tolerated: NonNullable<Report['tolerated']>[number][] = []
  const retried: NonNullable<Report['retried']>[number][] = []
  const quarantine = await readQuarantine(config.baselines)
  const why = ({ job: { key, story } }: Shot) =>
    explainChange(choice, story, lock.get(key), browserPool.build)
  const prove = proveByRules(base.readSheets)
  async function findIn(those: readonly Job[], isSample = false) {
    const progress = { first: progressLine(printLine), again: progressLine(printLine) }
    const judged = await captureAll(those, {
      browserPool,
      lock,
      baselines,
      sign,
      prove,
      tolerate,
      isSample,
      progress,
    })
    for (const { shot } of judged) {
      const { key } = shot.job
      if (shot.tolerated !== undefined) tolerated.push({ key, pixels: shot.tolerated })
      if (shot.retriedAfter !== undefined) retried.push({ key, after: shot.retriedAfter })
    }
    const found = await findAll(judged, {
      lock,
      baselines,
      quarantine,
      compare,
      why,
      needsTabStops: complete,
    })
    return {
      found: await withEvidence(found, {
        jobs: those,
        present: browserPool,
        openBase: base.open,
        lock,
        print: printLine,
      }),
      captured: new Set(judged.map(({ shot }) => shot.job)),
    }
  }

  async function publish(details: readonly FindingDetails[], those: Iterable<Job>, left?: number) {
    const seconds = (performance.now() - started) / 1000
    const about = {
      at,
      build: browserPool.build,
      engine: config.engineName,
      shots: jobs.length,
      left,
      seconds,
      tolerated,
      retried,
    }
    const found = withRejections(details, await readRejections(config.approvals))
    const report = reportOf(about, found, keysOf(those), config.modes.locales)
    await writeReport(config.report, report, found, baselines)
    return { report, found }
  }

  const isFull = changed === undefined && isFullRun(selection)
  const contested = await baselines.readConflicts()
  // A merge does not end before every shot that both branches changed is decided.
  const gone = goneFindings(lock, rendered).filter(({ finding: { key } }) => isFull || contested.has(key))
  const sample = changed !== undefined && jobs.length > sampleSize ? sampleOf(jobs, sampleSize) : []
  const { found: early, captured } = await findIn(sample, true)
  const rest = jobs.filter((job) => !captured.has(job))
  const published = early.length > 0 ? publish([...early, ...gone], captured, rest.length) : null
  if (published)
    printLine(
      `${early.length} of ${captured.size} shots changed: "npx visual review" shows them while the others are captured.`,
    )
  // Awaited once the others are captured.
  published?.catch(() => {})
  const { found: late } = await findIn(rest)
  await published
  const { report, found } = await publish([...early, ...late, ...gone], jobs)
  const { shard = '1/1' } = selection
  await writeRunFile(config.report, found, { shard, keys: keysOf(jobs), all: [...rendered] })
  return report
}

type FindOptions = {
  lock: Lock
  baselines: Baselines
  quarantine: Quarantine
  compare: Comparer
  why: (shot: Shot) => Why
  needsTabStops: boolean
}

async function findAll(
  judged: readonly JudgedShot[],
  { lock, baselines, quarantine, compare, why, needsTabStops }: FindOptions,
): Promise<FindingDetails[]> {
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

function printChoice(
  { fullRunReason, stories, untraced }: AffectedStories,
  ref: string,
  jobs: readonly Job[],
  all: readonly Job[],
) {
  printLine(`${jobs.length} of ${all.length} shots since ${ref}`)
  if (fullRunReason !== null) printLine(`  all of them: ${fullRunReason}`)
  else for (const [id, files] of stories) printLine(`  ${id}: ${files.join(', ')}`)
  for (const { file, reason } of untraced) printLine(`  left out: ${file} ${reason}`)
}
