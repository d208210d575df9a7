import type { ProveCauses } from '../causes/prove-causes.ts'
import type { Baselines } from '../lock/baselines.ts'
import type { Lock } from '../lock/lock.ts'
import { hasLateMessage } from './attempts.ts'
import type { BrowserPool } from './browser-pool.ts'
import { signaturesOf } from './candidates.ts'
import type { Candidate, ComputeSignatures } from './candidates.ts'
import { isSameDiagnostics } from './diagnostics.ts'
import type { Job } from './jobs.ts'
import { accepts, judgedAs } from './judged-shot.ts'
import type { JudgedShot } from './judged-shot.ts'
import { retakeCandidates } from './retake.ts'
import type { Progress } from './retake.ts'
import { captureShot } from './shot.ts'
import type { ApprovedShot, Screenshot, Shot, Tolerated } from './shot.ts'
import { forgetShown, noteShown } from './stories-shown.ts'
import { withUnrest } from './with-unrest.ts'

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
    if (!first.screenshot) forgetShown(tab)
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

const isApproved = ({ screenshot, diagnostics, problems }: Shot, known: ApprovedShot) =>
  problems.length === 0 &&
  known.accepts(screenshot!.picture.hash) &&
  isSameDiagnostics(known.diagnostics, diagnostics)
