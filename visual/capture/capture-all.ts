import type { Cause } from '../causes/causes.ts'
import type { ProveCauses } from '../causes/prove-causes.ts'
import { groupFindings } from '../compare/groups.ts'
import type { Baselines } from '../lock/baselines.ts'
import type { LockEntry, Lock } from '../lock/lock.ts'
import type { Verdict } from '../report.ts'
import type { Job } from './jobs.ts'
import { isSameLines, retakeScreenshot, captureShot } from './shot.ts'
import type { ApprovedShot, Retake, Shot } from './shot.ts'
import type { BrowserPool } from './browser-pool.ts'
import type { Tab } from './tab.ts'

export type JudgedShot = {
  shot: Shot
  verdict: Exclude<Verdict, 'gone'>
  leakedFrom: string | null
  /** Where they are proven without the base. */
  causes?: readonly Cause[]
}
type Candidate = {
  first: Shot
  /** Stories that the tab had shown just before, the last one last. */
  earlier: readonly Job[]
  known: ApprovedShot | undefined
  /** Empty if the shot logs other errors as well. */
  signatures: Promise<readonly string[]>
}
type Progress = (done: number, of: number) => void

export type ComputeSignatures = (shot: Shot) => Promise<readonly string[]>

const maxFreshPages = 6
const shotsPerPage = 25
/** A leak has to come back after as many of the stories before it. */
const replayedStories = 12

export const accepts = (entry: LockEntry | undefined, hash: string) =>
  entry !== undefined && (entry.picture.hash === hash || entry.tolerated.includes(hash))

async function knownOf(
  entry: LockEntry | undefined,
  baselines: Baselines,
): Promise<ApprovedShot | undefined> {
  const diagnostics = entry && (await baselines.readDiagnostics(entry.diagnostics))
  return diagnostics && { accepts: (hash) => accepts(entry, hash), diagnostics }
}

/** Stories that each tab showed last. */
const shownIn = new WeakMap<Tab, Job[]>()

/**
 * Retakes shots that differ or log other errors in a fresh page, unless their causes are proven; one of alike changes
 * stands for all of its story.
 */
export async function captureAll(
  browserPool: BrowserPool,
  jobs: readonly Job[],
  lock: Lock,
  baselines: Baselines,
  sign: ComputeSignatures,
  prove: ProveCauses,
  progress: { first: Progress; again: Progress },
): Promise<JudgedShot[]> {
  const judged: JudgedShot[] = []
  const candidates: Candidate[] = []
  await browserPool.each(jobs, async (tab, job) => {
    const earlier = shownIn.get(tab) ?? []
    // A site page cannot leak into a story.
    shownIn.set(tab, job.story.path === undefined ? [...earlier, job].slice(-replayedStories) : earlier)
    const known = await knownOf(lock.get(job.key), baselines)
    const shot = await captureShot(tab, job, known)
    const hash = shot.screenshot?.picture.hash
    const hasSameErrors = isSameLines(shot.diagnostics.errors, known?.diagnostics.errors ?? [])
    if (hash === undefined) judged.push({ shot, verdict: 'broken', leakedFrom: null })
    else if (accepts(lock.get(job.key), hash) && hasSameErrors)
      judged.push({ shot, verdict: 'same', leakedFrom: null })
    else if (!shot.isStable) judged.push({ shot, verdict: 'unstable', leakedFrom: null })
    else {
      const signatures = hasSameErrors ? sign(shot) : Promise.resolve([])
      // Prevents an unhandled rejection: an error is thrown once all shots are taken.
      signatures.catch(() => {})
      const causes = known ? await prove(tab, shot, known) : null
      if (causes) judged.push({ ...asChanged(shot), causes })
      else candidates.push({ first: shot, earlier, known, signatures })
    }
    progress.first(judged.length + candidates.length, jobs.length)
  })
  return [...judged, ...(await retakeCandidates(browserPool, candidates, lock, progress.again))]
}

async function retakeCandidates(
  browserPool: BrowserPool,
  candidates: readonly Candidate[],
  lock: Lock,
  progress: Progress,
): Promise<JudgedShot[]> {
  const groupByCandidate = await groupsOf(candidates)
  const representatives = [...new Map(candidates.map((one) => [groupByCandidate.get(one), one])).values()]
  const retaken = await retake(browserPool, representatives, lock, progress)
  const changed = new Set(retaken.filter(({ verdict }) => verdict === 'changed').map(({ shot }) => shot.job))
  const confirmed = new Set(
    representatives.filter(({ first }) => changed.has(first.job)).map((one) => groupByCandidate.get(one)),
  )
  const rest = candidates.filter((one) => !representatives.includes(one))
  const alike = rest.filter((one) => confirmed.has(groupByCandidate.get(one)))
  const others = rest.filter((one) => !confirmed.has(groupByCandidate.get(one)))
  return [
    ...retaken,
    ...alike.map(({ first }) => asChanged(first)),
    ...(await retake(browserPool, others, lock, progress)),
  ]
}

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

const asChanged = (shot: Shot): JudgedShot => ({ shot, verdict: 'changed', leakedFrom: null })

async function retake(
  browserPool: BrowserPool,
  candidates: readonly Candidate[],
  lock: Lock,
  progress: Progress,
): Promise<JudgedShot[]> {
  if (candidates.length === 0) return []
  const firsts = new Map(candidates.map((one) => [one.first.job.key, one]))
  const judged: JudgedShot[] = []
  let taken = 0
  await browserPool.each(
    candidates.map(({ first }) => first.job).toReversed(),
    async (tab, job, neighbour) => {
      if (candidates.length <= maxFreshPages || neighbour === null || taken++ % shotsPerPage === 0)
        await reload(tab)
      const again = await retakeScreenshot(tab, job)
      const candidate = firsts.get(job.key)!
      const entry = lock.get(job.key)
      const one = judge(candidate, again, entry)
      judged.push(one.verdict === 'leak' ? await replay(tab, candidate, entry, one) : one)
      progress(judged.length, candidates.length)
    },
  )
  return judged
}

/** Nothing of the stories before it is left. */
async function reload(tab: Tab) {
  await tab.reload()
  shownIn.delete(tab)
}

/** A shot that is as approved after the same stories too, such as one that was taken too early, is no leak. */
async function replay(
  tab: Tab,
  { first: { job }, earlier, known }: Candidate,
  entry: LockEntry | undefined,
  leak: JudgedShot,
): Promise<JudgedShot> {
  await reload(tab)
  for (const one of earlier) await tab.show(one)
  const shot = await captureShot(tab, job, known)
  const isApproved = shot.screenshot !== null && accepts(entry, shot.screenshot.picture.hash)
  return isApproved ? { shot, verdict: 'same', leakedFrom: null } : leak
}

function judge(
  { first, earlier, known }: Candidate,
  again: Retake,
  entry: LockEntry | undefined,
): JudgedShot {
  const errors = stableErrors(first.diagnostics.errors, again.errors, known?.diagnostics.errors ?? [])
  const shot: Shot = {
    ...first,
    screenshot: again.screenshot ?? first.screenshot,
    diagnostics: { ...first.diagnostics, errors },
  }
  const hash = again.screenshot?.picture.hash
  if (hash === undefined) return { shot: { ...shot, ...again }, verdict: 'broken', leakedFrom: null }
  const looksTheSame = hash === first.screenshot?.picture.hash
  if (accepts(entry, hash) && !looksTheSame)
    return {
      shot: { ...shot, screenshot: first.screenshot },
      verdict: 'leak',
      leakedFrom: earlier.at(-1)?.story.id ?? null,
    }
  if (!looksTheSame) return { shot, verdict: 'unstable', leakedFrom: null }
  if (accepts(entry, hash)) return { shot, verdict: 'same', leakedFrom: null }
  return { shot, verdict: entry ? 'changed' : 'new', leakedFrom: null }
}

/** Errors of both attempts: a late one may be of the previous story, and an approved one may be missed. */
function stableErrors(
  first: readonly string[],
  again: readonly string[],
  known: readonly string[],
): string[] {
  const all = [...new Set([...first, ...again])].toSorted()
  return all.filter((one) => known.includes(one) || (first.includes(one) && again.includes(one)))
}
