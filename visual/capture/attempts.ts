import type { Lock } from '../lock/lock.ts'
import type { Candidate } from './candidates.ts'
import type { Job } from './jobs.ts'
import { judgedAs, standing } from './judged-shot.ts'
import type { JudgedShot } from './judged-shot.ts'
import { isSameDocument, isSeenAgain, withErrorsOf } from './same-shot.ts'
import { captureShot } from './shot.ts'
import type { ApprovedShot, Shot } from './shot.ts'
import { noteShown, reload } from './stories-shown.ts'
import type { Tab } from './tab.ts'

/** The best of three attempts: in place, in a reloaded page, and there after the same stories; a fourth confirms a leak. */
export async function judge(
  tab: Tab,
  candidate: Candidate,
  isFresh: boolean,
  lock: Lock,
): Promise<JudgedShot> {
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
export async function hasLateMessage(
  tab: Tab,
  first: Shot,
  known: ApprovedShot | undefined,
): Promise<boolean> {
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
