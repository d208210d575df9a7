import { existsSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { jobsOf } from '../capture/jobs.ts'
import type { Job } from '../capture/jobs.ts'
import type { Shot } from '../capture/shot.ts'
import { storyOfPage } from '../capture/site.ts'
import type { Site } from '../capture/site.ts'
import { openStudio } from '../capture/studio.ts'
import type { Studio } from '../capture/studio.ts'
import { takeAll } from '../capture/take.ts'
import type { Judged } from '../capture/take.ts'
import { newerThan } from '../changed/fresh.ts'
import { changedFiles, knownFiles } from '../changed/git.ts'
import type { ModuleGraph } from '../changed/graph.ts'
import { graphOf, whyOf } from '../changed/why.ts'
import { choose } from '../changed/choose.ts'
import type { Choice } from '../changed/choose.ts'
import { SetupError, loadConfig, requireBuilt } from '../config.ts'
import type { VisualConfig } from '../config.ts'
import { comparing } from '../findings/comparing.ts'
import type { Compare } from '../findings/comparing.ts'
import { findingOf, goneOf } from '../findings/find.ts'
import type { Found } from '../findings/find.ts'
import { keepRun } from '../findings/merge.ts'
import { reportOf, writeReport } from '../findings/write-report.ts'
import { openBaselines } from '../lock/baselines.ts'
import type { Baselines } from '../lock/baselines.ts'
import type { Lock } from '../lock/lock.ts'
import { quarantinedUntil, readQuarantine } from '../lock/quarantine.ts'
import type { Quarantine } from '../lock/quarantine.ts'
import type { Why } from '../report.ts'
import { mapAtOnce } from '../spread.ts'
import { command } from './options.ts'
import { conclude, outcomeOptions, say } from './outcome.ts'
import { progressLine } from './progress.ts'
import { isWhole, select, selectionHelp, selectionOptions } from './selection.ts'
import type { Selection } from './selection.ts'

const help = `npm run visual [-- options]     takes a picture of every story in every mode and compares it with the approved one

${selectionHelp}
  --changed [ref]  only stories that the changes since this ref reach, the base where none is named
  --tabs 3         tabs of the browser that work side by side
  --json file      the report, for programs
  --junit file     the report, for a CI
  -h, --help       this text

Exit code: 0 nothing changed, 1 changes wait for review, 2 something is broken.`

const options = {
  ...selectionOptions,
  changed: { type: 'string' },
  tabs: { type: 'string', default: '3' },
  ...outcomeOptions,
} as const

/** `--changed` may stand alone. */
const args = process.argv
  .slice(2)
  .flatMap((one, at, all) =>
    one === '--changed' && (all[at + 1] ?? '--').startsWith('--') ? ['--changed', ''] : [one],
  )

await command(help, options, args, async ({ json, junit, tabs, ...asked }) => {
  const config = await loadConfig(process.cwd())
  requireBuilt(config)
  const baselines = openBaselines(config.baselines)
  const since = await changesSince(config, asked.changed)
  const hasSite =
    asked.changed === undefined ? await requireAllCurrent(config) : await requireChangesBuilt(config, since!)
  const studio = await openStudio(hasSite ? config : { ...config, site: undefined }, Number(tabs))
  const { run, found, keys, all } = await capture(studio, config, baselines, since, asked).finally(
    studio.close,
  )
  const report = reportOf(run, found, keys)
  await writeReport(config.report, report, found, baselines)
  await keepRun(config.report, found, { keys, all })
  return conclude(report, config.report, { json, junit })
})

type Changes = { files: readonly string[]; graph: ModuleGraph }

/** What differs from the base. Null where git or the build cannot tell, and nobody asked what to capture. */
async function changesSince(config: VisualConfig, changed: string | undefined): Promise<Changes | null> {
  try {
    const files = await changedFiles(process.cwd(), changed || config.base)
    return { files, graph: await graphOf(config) }
  } catch (error) {
    if (changed !== undefined || !(error instanceof SetupError)) throw error
    return null
  }
}

/** Every picture is taken: throws a `SetupError` where the Storybook or the site is older than any of its files. */
async function requireAllCurrent(config: VisualConfig) {
  const files = await filesOf(config)
  if (!files) return true
  await requireCurrent(config, files)
  const { site } = config
  const late = site && (await lateFor(site, files.files))
  if (late) throw new SetupError(`${late} changed after the site was built. Run "${site.build}" again.`)
  return true
}

/** What is built may be made of these. Null where git or the build cannot tell. */
async function filesOf(config: VisualConfig): Promise<Changes | null> {
  try {
    return { files: await knownFiles(process.cwd()), graph: await graphOf(config) }
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    say(`Whether the Storybook is older than its source is not known: ${error.message}`)
    return null
  }
}

/** Answers whether the site has the changes, and says what it has not; the Storybook must have them all. */
async function requireChangesBuilt(config: VisualConfig, changes: Changes) {
  await requireCurrent(config, changes)
  const { site } = config
  const late = site && (await lateFor(site, changes.files))
  if (late) say(`Without pages of the site: ${late} changed after it was built ("${site.build}").`)
  return !late
}

/** Throws a `SetupError` where the Storybook is older than one of `files`: its pictures would say that nothing changed. */
async function requireCurrent({ storybook, build }: VisualConfig, { files, graph }: Changes) {
  const parts = files.filter((file) => graph.has(file))
  const gone = parts.find((file) => !existsSync(file))
  const late = gone ?? (await newerThan(join(storybook, 'iframe.html'), parts, process.cwd()))
  if (late) throw new SetupError(`${late} changed after the Storybook was built. Run "${build}" again.`)
}

/** The first of `files` that the site is made of and older than; null where there is none. */
function lateFor({ built, madeOf }: Site, files: readonly string[]) {
  const parts = files.filter((file) => madeOf.some((glob) => matchesGlob(file, glob)))
  return newerThan(built, parts, process.cwd())
}

async function capture(
  studio: Studio,
  config: VisualConfig,
  baselines: Baselines,
  since: Changes | null,
  { changed, ...selection }: Selection & { changed?: string },
) {
  const started = performance.now()
  const choice = since && choose(since.files, since.graph, studio.stories, config.changes)
  const all = jobsOf(studio.stories)
  const isReached = ({ story }: Job) =>
    changed === undefined || !choice || choice.everything !== null || choice.stories.has(story.id)
  const jobs = select(all, selection).filter(isReached)
  if (changed !== undefined && choice) tellChoice(choice, changed || config.base, jobs, all)

  const lock = await baselines.lock()
  const compare = comparing(baselines)
  const sign = async ({ job: { key }, capture: taken }: Shot) => {
    const before = lock.get(key)?.picture.hash
    const compared = before && taken ? await compare(before, taken.png) : null
    return compared?.signatures ?? []
  }
  const judged = await takeAll(studio, jobs, lock, baselines, sign, {
    first: progressLine(say),
    again: progressLine(say),
  })
  const quarantine = await readQuarantine(config.baselines)
  const why = ({ job: { key, story } }: Shot) => whyOf(choice, story, lock.get(key), studio.build)
  const found = await findAll(judged, lock, baselines, quarantine, compare, why)
  if (changed === undefined && isWhole(selection))
    found.push(...goneOf(lock, new Set(all.map(({ key }) => key))))
  const seconds = (performance.now() - started) / 1000
  const hasPages = studio.stories.some(({ path }) => path !== undefined)
  const leftOut = hasPages ? [] : jobsOf((config.site?.pages ?? []).map(storyOfPage))
  const run = { at: new Date().toISOString(), build: studio.build, shots: jobs.length, seconds }
  return { run, found, keys: jobs.map(({ key }) => key), all: [...all, ...leftOut].map(({ key }) => key) }
}

async function findAll(
  judged: readonly Judged[],
  lock: Lock,
  baselines: Baselines,
  quarantine: Quarantine,
  compare: Compare,
  why: (shot: Shot) => Why,
): Promise<Found[]> {
  const today = new Date().toISOString().slice(0, 10)
  const contested = await baselines.contested()
  const found = await mapAtOnce(judged, (one) => {
    const { key } = one.shot.job
    const past = {
      entry: lock.get(key),
      contest: contested.get(key),
      quarantinedUntil: quarantinedUntil(quarantine, key, today),
    }
    return findingOf(one, past, baselines, compare, why(one.shot))
  })
  return found.filter((one) => one !== null)
}

function tellChoice(
  { everything, stories, left }: Choice,
  ref: string,
  jobs: readonly Job[],
  all: readonly Job[],
) {
  say(`${jobs.length} of ${all.length} shots since ${ref}`)
  if (everything !== null) say(`  all of them: ${everything}`)
  else for (const [id, files] of stories) say(`  ${id}: ${files.join(', ')}`)
  for (const { file, reason } of left) say(`  left out: ${file} ${reason}`)
}
