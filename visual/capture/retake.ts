import type { Lock } from '../lock/lock.ts'
import { judge } from './attempts.ts'
import type { BrowserPool } from './browser-pool.ts'
import { groupsOf } from './candidates.ts'
import type { Candidate } from './candidates.ts'
import { standing } from './judged-shot.ts'
import type { JudgedShot } from './judged-shot.ts'
import { isSeenAgain } from './same-shot.ts'

export type Progress = (done: number, of: number) => void

type RetakeRun = { browserPool: BrowserPool; lock: Lock; progress: { again: Progress } }

const maxFreshPages = 6
const shotsPerPage = 25

/** One of alike candidates stands for all of its story, once it is confirmed. */
export async function retakeCandidates(
  candidates: readonly Candidate[],
  run: RetakeRun,
): Promise<JudgedShot[]> {
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

async function retake(
  candidates: readonly Candidate[],
  { browserPool, lock, progress }: RetakeRun,
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
