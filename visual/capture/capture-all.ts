import type { Cause } from '../causes/causes.ts'
import type { ProveCauses } from '../causes/prove-causes.ts'
import { groupFindings } from '../compare/groups.ts'
import { diffLines } from '../findings/diff-lines.ts'
import type { Baselines } from '../lock/baselines.ts'
import type { LockEntry, Lock } from '../lock/lock.ts'
import type { Unrest, Verdict } from '../report.ts'
import { isSameDiagnostics } from './diagnostics.ts'
import type { Diagnostics } from './diagnostics.ts'
import { findUnrest } from './find-unrest.ts'
import type { Job } from './jobs.ts'
import { isSameLines, captureShot, withDeadline } from './shot.ts'
import type { ApprovedShot, Screenshot, Shot, Tolerated } from './shot.ts'
import type { BrowserPool } from './browser-pool.ts'
import type { Tab } from './tab.ts'

export type JudgedShot = {
  shot: Shot
  verdict: Exclude<Verdict, 'gone'>
  leakedFrom: string | null
  /** Where they are proven without the base. */
  causes?: readonly Cause[]
  /** Of an unstable shot, where its cause was looked for. */
  unrest?: readonly Unrest[]
}

export type ComputeSignatures = (shot: Shot) => Promise<readonly string[]>
type Progress = (done: number, of: number) => void

export type CaptureRun = {
  browserPool: BrowserPool
  lock: Lock
  baselines: Baselines
  sign: ComputeSignatures
  prove: ProveCauses
  tolerate?: (job: Job, screenshot: Screenshot) => Promise<Tolerated | null>
  /** Once the causes of some shots are proven, changed shots without proof are left to the run of the rest. */
  isSample?: boolean
  progress: { first: Progress; again: Progress }
}

type Candidate = {
  first: Shot
  /** Stories that the tab had shown just before, the last one last; none of a shot of which nothing came. */
  earlier: readonly Job[]
  known: ApprovedShot | undefined
  /** Whether it logs less when it is shown again in place. */
  hasLateMessage: boolean
  /** Empty if the shot logs other errors as well, failed, or has no picture. */
  signatures: Promise<readonly string[]>
}

const maxFreshPages = 6
const shotsPerPage = 25
const mostStoriesWithUnrest = 3
/** Milliseconds for the unrest of a story. */
const unrestDeadline = 120_000
/** A leak has to come back after as many of the stories before it. */
const replayedStories = 12

export const accepts = (entry: LockEntry | undefined, hash: string) =>
  entry !== undefined && (entry.picture.hash === hash || entry.tolerated.includes(hash))

async function knownOf(
  job: Job,
  { lock, baselines, tolerate }: CaptureRun,
): Promise<ApprovedShot | undefined> {
  const entry = lock.get(job.key)
  const diagnostics = entry && (await baselines.readDiagnostics(entry.diagnostics))
  return (
    diagnostics && {
      accepts: (hash) => accepts(entry, hash),
      tolerate: tolerate && ((screenshot) => tolerate(job, screenshot)),
      diagnostics,
    }
  )
}

/** Stories that each tab showed last. */
const shownIn = new WeakMap<Tab, Job[]>()

/** The stories that the tab showed before; a site page leaks into no story, and no story into it. */
function noteShown(tab: Tab, job: Job): readonly Job[] {
  if (job.story.path !== undefined) return []
  const earlier = shownIn.get(tab) ?? []
  shownIn.set(tab, [...earlier, job].slice(-replayedStories))
  return earlier
}

/**
 * Retakes shots that failed or of which nothing came, and those that differ from what is approved, in their picture or anything else,
 * unless their causes are proven; one of alike changes stands for all of its story.
 */
export async function captureAll(jobs: readonly Job[], run: CaptureRun): Promise<JudgedShot[]> {
  const { browserPool, prove, progress } = run
  const judged: JudgedShot[] = []
  const candidates: Candidate[] = []
  await browserPool.each(jobs, async (tab, job) => {
    const earlier = noteShown(tab, job)
    const known = await knownOf(job, run)
    const first = await captureShot(tab, job, known)
    // It has a new page.
    if (!first.screenshot) shownIn.delete(tab)
    if (!first.isStable) judged.push(judgedAs('unstable', first))
    else if (known && first.screenshot && isApproved(first, known)) judged.push(judgedAs('same', first))
    else {
      const signatures = signaturesOf(first, known, run.sign)
      // Prevents an unhandled rejection: an error is thrown once all shots are taken.
      signatures.catch(() => {})
      const causes = known && first.screenshot ? await prove(tab, first, known) : null
      if (causes) judged.push({ ...judgedAs('changed', first), causes })
      else {
        const isLate = await hasLateMessage(tab, first, known)
        const before = first.screenshot ? earlier : []
        candidates.push({ first, earlier: before, known, hasLateMessage: isLate, signatures })
      }
    }
    progress.first(judged.length + candidates.length, jobs.length)
  })
  const isEnough = run.isSample && judged.some(({ causes }) => causes)
  const retaken = isEnough ? [] : await retakeCandidates(candidates, run)
  return withUnrest([...judged, ...retaken], browserPool)
}

/** One shot of an unstable story stands for all of it; of some stories only, as each takes many attempts. */
async function withUnrest(judged: readonly JudgedShot[], browserPool: BrowserPool): Promise<JudgedShot[]> {
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

const judgedAs = (verdict: JudgedShot['verdict'], shot: Shot): JudgedShot => ({
  shot,
  verdict,
  leakedFrom: null,
})

const isApproved = ({ screenshot, diagnostics, problems }: Shot, known: ApprovedShot) =>
  problems.length === 0 &&
  known.accepts(screenshot!.picture.hash) &&
  isSameDiagnostics(known.diagnostics, diagnostics)

/** Of the pixels that changed; of the lines, if none did. */
async function signaturesOf(
  shot: Shot,
  known: ApprovedShot | undefined,
  sign: ComputeSignatures,
): Promise<readonly string[]> {
  const { screenshot, diagnostics, problems } = shot
  if (!screenshot || problems.length > 0 || !isSameLines(diagnostics.errors, known?.diagnostics.errors ?? []))
    return []
  if (!known?.accepts(screenshot.picture.hash)) return sign(shot)
  const { came, gone } = diffLines(linesOf(known.diagnostics), linesOf(diagnostics))
  return [...came.map((line) => `+ ${line}`), ...gone.map((line) => `- ${line}`)]
}

const linesOf = ({ text, names, tabStops = [] }: Diagnostics) => [...text, ...names, ...tabStops]

async function retakeCandidates(candidates: readonly Candidate[], run: CaptureRun): Promise<JudgedShot[]> {
  const groupByCandidate = await groupsOf(candidates)
  const representatives = [...new Map(candidates.map((one) => [groupByCandidate.get(one), one])).values()]
  const retaken = await retake(representatives, run)
  const confirmed = new Set(
    representatives
      .filter((one) => retaken.some((judged) => isConfirmed(one, judged)))
      .map((one) => groupByCandidate.get(one)),
  )
  const rest = candidates.filter((one) => !representatives.includes(one))
  const alike = rest.filter((one) => confirmed.has(groupByCandidate.get(one)))
  const others = rest.filter((one) => !confirmed.has(groupByCandidate.get(one)))
  return [...retaken, ...alike.map(({ first }) => standing(first, run.lock)), ...(await retake(others, run))]
}

const isConfirmed = ({ first, known }: Candidate, { shot, verdict }: JudgedShot) =>
  shot.job === first.job && (verdict === 'changed' || verdict === 'same') && isSeenAgain(first, shot, known)

async function groupsOf(candidates: readonly Candidate[]): Promise<Map<Candidate, string>> {
  const items = await Promise.all(
    candidates.map(async ({ first: { job }, signatures }) => {
      const { key, story, mode } = job
      return { key, storyId: story.id, mode, signatures: [...(await signatures)] }
    }),
  )
  const groups = new Map(groupFindings(items).flatMap((group) => group.keys.map((key) => [key, group.id])))
  return new Map(candidates.map((one) => [one, `${groups.get(one.first.job.key)} ${one.first.job.story.id}`]))
}

async function retake(
  candidates: readonly Candidate[],
  { browserPool, lock, progress }: CaptureRun,
): Promise<JudgedShot[]> {
  if (candidates.length === 0) return []
  const byKey = new Map(candidates.map((one) => [one.first.job.key, one]))
  const judged: JudgedShot[] = []
  let taken = 0
  await browserPool.each(
    candidates.map(({ first }) => first.job).toReversed(),
    async (tab, job, neighbour) => {
      const isFresh = candidates.length <= maxFreshPages || neighbour === null || taken++ % shotsPerPage === 0
      judged.push(await judge(tab, byKey.get(job.key)!, isFresh, lock))
      progress.again(judged.length, candidates.length)
    },
  )
  return judged
}

/** Nothing of the stories before it is left. */
async function reload(tab: Tab) {
  await tab.reload()
  shownIn.delete(tab)
}

/** The best of three attempts: in place, in a reloaded page, and there after the same stories; a fourth confirms a leak. */
async function judge(tab: Tab, candidate: Candidate, isFresh: boolean, lock: Lock): Promise<JudgedShot> {
  const { first, earlier, known } = candidate
  let again = await (isFresh ? replay(tab, candidate, []) : captureAgain(tab, candidate))
  const isFailed = first.screenshot !== null && again.screenshot === null
  if ((!isFresh || isFailed) && !isSeenAgain(first, again, known)) again = await replay(tab, candidate, [])
  if (!again.screenshot) return judgedAs('broken', again)
  if (isSeenAgain(first, again, known)) return standing(withErrorsOf(first, again, known), lock)
  if (candidate.hasLateMessage && isSameDocument(first, again))
    return standing(withErrorsOf(again, first, known), lock)
  const third = await replay(tab, candidate, earlier)
  if (first.screenshot && isSeenAgain(first, third, known)) {
    const alone = earlier.length > 0 ? await replay(tab, candidate, []) : third
    if (isSeenAgain(first, alone, known)) return standing(withErrorsOf(first, alone, known), lock)
    return { ...judgedAs('leak', first), leakedFrom: await findLeak(tab, candidate) }
  }
  if (!first.screenshot && !third.screenshot) return judgedAs('broken', third)
  const retriedAfter = first.screenshot ? undefined : first.problems[0]
  if (again.isStable && isSeenAgain(again, third, known))
    return standing({ ...withErrorsOf(again, third, known), retriedAfter }, lock)
  const seen = first.screenshot ? first : again
  return judgedAs('unstable', { ...seen, other: otherThan(seen, again, third) })
}

/** Not of an attempt that is tolerated: its picture is not that of its PNG. */
const otherThan = ({ screenshot }: Shot, ...attempts: readonly Shot[]) =>
  attempts
    .filter(({ tolerated }) => tolerated === undefined)
    .flatMap((one) => one.screenshot ?? [])
    .find(({ picture }) => picture.hash !== screenshot?.picture.hash)

function standing(shot: Shot, lock: Lock): JudgedShot {
  const entry = lock.get(shot.job.key)
  if (!entry) return judgedAs('new', shot)
  return judgedAs(accepts(entry, shot.screenshot!.picture.hash) ? 'same' : 'changed', shot)
}

/** One screenshot is enough where it is that of the first attempt. */
function captureAgain(
  tab: Tab,
  { first, known }: Pick<Candidate, 'first' | 'known'>,
  prepare?: () => Promise<void>,
): Promise<Shot> {
  const { job, screenshot, diagnostics } = first
  noteShown(tab, job)
  if (!screenshot) return captureShot(tab, job, known, prepare)
  const isFirst = (hash: string) => hash === screenshot.picture.hash
  return captureShot(tab, job, { ...known, accepts: isFirst, diagnostics }, prepare)
}

function replay(tab: Tab, candidate: Candidate, earlier: readonly Job[]): Promise<Shot> {
  return captureAgain(tab, candidate, async () => {
    await reload(tab)
    for (const job of earlier) {
      noteShown(tab, job)
      await tab.show(job)
    }
    noteShown(tab, candidate.first.job)
  })
}

/** The message of a story may come while the next one is shown; there it does not come twice. */
async function hasLateMessage(tab: Tab, first: Shot, known: ApprovedShot | undefined): Promise<boolean> {
  const approved = known?.diagnostics.errors ?? []
  if (first.diagnostics.errors.every((error) => approved.includes(error))) return false
  return !isSeenAgain(first, await captureAgain(tab, { first, known }), known)
}

/** The last story without which the leak does not come back; it is often the one just before, so the last are tried first. */
async function findLeak(tab: Tab, candidate: Candidate): Promise<string> {
  const { first, earlier, known } = candidate
  let [leaking, sound] = [0, earlier.length]
  for (let step = 1; sound - leaking > 1; step *= 2) {
    const from = Math.max(Math.floor((leaking + sound) / 2), sound - step)
    if (isSeenAgain(first, await replay(tab, candidate, earlier.slice(from)), known)) leaking = from
    else sound = from
  }
  return earlier[leaking]!.story.id
}

/** A page may log an error once only, so more errors are no difference; nor is a missing one that is approved. */
function isSeenAgain(shot: Shot, other: Shot, known: ApprovedShot | undefined): boolean {
  const approved = known?.diagnostics.errors ?? []
  const isExpected = (error: string) => approved.includes(error) || other.diagnostics.errors.includes(error)
  return isSameDocument(shot, other) && shot.diagnostics.errors.every(isExpected)
}

const isSameDocument = (shot: Shot, other: Shot) =>
  shot.screenshot?.picture.hash === other.screenshot?.picture.hash &&
  isSameDiagnostics(withoutErrors(shot), withoutErrors(other))

const withoutErrors = ({ diagnostics }: Shot): Diagnostics => ({ ...diagnostics, errors: [] })

/** Errors of both attempts, and of those that are approved the ones of either; the problems, if both failed. */
function withErrorsOf(shot: Shot, again: Shot, known: ApprovedShot | undefined): Shot {
  const approved = known?.diagnostics.errors ?? []
  const missed = again.diagnostics.errors.filter((error) => approved.includes(error))
  const errors = [...new Set([...shot.diagnostics.errors, ...missed])].toSorted()
  const problems = again.problems.length > 0 ? shot.problems : []
  return { ...shot, problems, diagnostics: { ...shot.diagnostics, errors } }
}
