import { jobsOf, withModes } from '../capture/jobs.ts'
import type { Job } from '../capture/jobs.ts'
import { storyOfPage } from '../capture/site.ts'
import type { BrowserPool } from '../capture/browser-pool.ts'
import { findAffectedStories } from '../changed/affected-stories.ts'
import type { AffectedStories } from '../changed/affected-stories.ts'
import { storiesByText } from '../changed/stories-by-text.ts'
import type { VisualConfig } from '../config.ts'
import type { Baselines } from '../lock/baselines.ts'
import type { Lock } from '../lock/lock.ts'
import type { Changes } from './fresh-builds.ts'
import { printLine } from './outcome.ts'
import { selectJobs } from './selection.ts'
import type { Selection } from './selection.ts'

export type Planned = {
  browserPool: BrowserPool
  config: VisualConfig
  baselines: Baselines
  since: Changes | null
  changed?: string
  selection: Selection
}

type PlannedShots = {
  jobs: Job[]
  lock: Lock
  /** Null where the changes are not known. */
  choice: AffectedStories | null
  /** Keys of the shots of all stories and pages, whether they are captured or not. */
  rendered: ReadonlySet<string>
}

export async function plannedShots({
  browserPool: { stories },
  config,
  baselines,
  since,
  changed,
  selection,
}: Planned): Promise<PlannedShots> {
  const all = jobsOf(stories)
  const hasPages = stories.some(({ path }) => path !== undefined)
  const pages = hasPages ? [] : (config.site?.pages ?? []).map(storyOfPage)
  const leftOut = jobsOf(pages.map((page) => withModes(page, config.modes)))
  const rendered = new Set([...all, ...leftOut].map(({ key }) => key))
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
  const choice = since && findAffectedStories(since.files, since.graph, stories, config.changeRules, withText)
  const isReached = ({ story }: Job) =>
    changed === undefined || !choice || choice.everywhere.length > 0 || choice.stories.has(story.id)
  const jobs = selectJobs(all, selection, isReached)
  if (changed !== undefined && choice) printChoice(choice, changed || config.baseBranch, jobs, all)
  return { jobs, lock, choice, rendered }
}

function printChoice(
  { everywhere, stories, untraced }: AffectedStories,
  ref: string,
  jobs: readonly Job[],
  all: readonly Job[],
) {
  printLine(`${jobs.length} of ${all.length} shots since ${ref}`)
  const [first] = everywhere
  if (first) printLine(`  all of them: ${first.file} ${first.reason}`)
  else for (const [id, files] of stories) printLine(`  ${id}: ${files.join(', ')}`)
  for (const reason of new Set(untraced.map((one) => one.reason))) {
    const files = untraced.filter((one) => one.reason === reason).map(({ file }) => file)
    printLine(`  left out, ${reason}: ${namesOf(files)}`)
  }
}

/** The first three, since an approval alone changes hundreds of files. */
export function namesOf(files: readonly string[]): string {
  const more = files.length - 3
  return files.slice(0, 3).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
