import { groupFindings } from '../compare/groups.ts'
import type { Baselines } from '../lock/baselines.ts'
import type { LockEntry, Lock } from '../lock/lock.ts'
import type { Verdict } from '../report.ts'
import type { Job } from './jobs.ts'
import { isSame, photograph, shoot } from './shot.ts'
import type { Known, Photograph, Shot } from './shot.ts'
import type { Studio } from './studio.ts'

export type Judged = { shot: Shot; verdict: Exclude<Verdict, 'gone'>; leakedFrom: string | null }
type Doubtful = {
  first: Shot
  before: Job | null
  known: Known | undefined
  /** None where it logs other errors as well. */
  signatures: Promise<readonly string[]>
}
type Progress = (done: number, of: number) => void

/** What the change of a shot looks like wherever it happens: see `signatures.ts`. */
export type Sign = (shot: Shot) => Promise<readonly string[]>

/** What differs is looked at again in a fresh page each; where much does, so many share one. */
const few = 6
const shared = 25

const accepts = (entry: LockEntry | undefined, hash: string) =>
  entry !== undefined && (entry.picture.hash === hash || entry.tolerated.includes(hash))

async function knownOf(entry: LockEntry | undefined, baselines: Baselines): Promise<Known | undefined> {
  const words = entry && (await baselines.words(entry.words))
  return words && { accepts: (hash) => accepts(entry, hash), words }
}

/**
 * Takes all pictures. One that is not as the lock has it, or logs other errors, is taken again in place, then in a
 * fresh page: only what looks the same each time is `changed` or `new`. Of the changes of one
 * story that look alike one goes to a fresh page, and stands for the others where it looks as it did.
 */
export async function takeAll(
  studio: Studio,
  jobs: readonly Job[],
  lock: Lock,
  baselines: Baselines,
  sign: Sign,
  tell: { first: Progress; again: Progress },
): Promise<Judged[]> {
  const judged: Judged[] = []
  const doubtful: Doubtful[] = []
  await studio.each(jobs, async (tab, job, before) => {
    const known = await knownOf(lock.get(job.key), baselines)
    const shot = await shoot(tab, job, known)
    const hash = shot.capture?.picture.hash
    const logsTheSame = isSame(shot.words.errors, known?.words.errors ?? [])
    if (hash === undefined) judged.push({ shot, verdict: 'broken', leakedFrom: null })
    else if (accepts(lock.get(job.key), hash) && logsTheSame)
      judged.push({ shot, verdict: 'same', leakedFrom: null })
    else if (!shot.isStill) judged.push({ shot, verdict: 'unstable', leakedFrom: null })
    else {
      const signatures = logsTheSame ? sign(shot) : Promise.resolve([])
      /** What is wrong with one is told when all are taken. */
      signatures.catch(() => {})
      doubtful.push({ first: shot, before: fromStory(before), known, signatures })
    }
    tell.first(judged.length + doubtful.length, jobs.length)
  })
  return [...judged, ...(await judgeAfresh(studio, doubtful, lock, tell.again))]
}

/** A page of the site leaves nothing behind in a story. */
const fromStory = (job: Job | null) => (job?.story.path === undefined ? job : null)

async function judgeAfresh(
  studio: Studio,
  doubtful: readonly Doubtful[],
  lock: Lock,
  tell: Progress,
): Promise<Judged[]> {
  const kinds = await kindsOf(doubtful)
  const models = [...new Map(doubtful.map((one) => [kinds.get(one), one])).values()]
  const looked = await lookAgain(studio, models, lock, tell)
  const changed = new Set(looked.filter(({ verdict }) => verdict === 'changed').map(({ shot }) => shot.job))
  const confirmed = new Set(models.filter(({ first }) => changed.has(first.job)).map((one) => kinds.get(one)))
  const rest = doubtful.filter((one) => !models.includes(one))
  const alike = rest.filter((one) => confirmed.has(kinds.get(one)))
  const others = rest.filter((one) => !confirmed.has(kinds.get(one)))
  return [
    ...looked,
    ...alike.map(({ first }) => asChanged(first)),
    ...(await lookAgain(studio, others, lock, tell)),
  ]
}

/** The same for changes of one story that look alike. */
async function kindsOf(doubtful: readonly Doubtful[]): Promise<Map<Doubtful, string>> {
  const items = await Promise.all(
    doubtful.map(async ({ first: { job }, signatures }) => {
      const { key, story, mode } = job
      return { key, storyId: story.id, mode, signatures: [...(await signatures)] }
    }),
  )
  const keys = items.map(({ key }) => key)
  const groups = new Map(
    groupFindings(items, keys).flatMap((group) => group.keys.map((key) => [key, group.id])),
  )
  return new Map(doubtful.map((one) => [one, `${groups.get(one.first.job.key)} ${one.first.job.story.id}`]))
}

const asChanged = (shot: Shot): Judged => ({ shot, verdict: 'changed', leakedFrom: null })

async function lookAgain(
  studio: Studio,
  doubtful: readonly Doubtful[],
  lock: Lock,
  tell: Progress,
): Promise<Judged[]> {
  if (doubtful.length === 0) return []
  const firsts = new Map(doubtful.map((one) => [one.first.job.key, one]))
  const judged: Judged[] = []
  let taken = 0
  await studio.each(doubtful.map(({ first }) => first.job).toReversed(), async (tab, job, neighbour) => {
    if (doubtful.length <= few || neighbour === null || taken++ % shared === 0) await tab.reload()
    const again = await photograph(tab, job)
    judged.push(judge(firsts.get(job.key)!, again, lock.get(job.key)))
    tell(judged.length, doubtful.length)
  })
  return judged
}

function judge({ first, before, known }: Doubtful, again: Photograph, entry: LockEntry | undefined): Judged {
  const errors = errorsOf(first.words.errors, again.errors, known?.words.errors ?? [])
  const shot = { ...first, capture: again.capture ?? first.capture, words: { ...first.words, errors } }
  const hash = again.capture?.picture.hash
  if (hash === undefined) return { shot: { ...shot, ...again }, verdict: 'broken', leakedFrom: null }
  const looksTheSame = hash === first.capture?.picture.hash
  if (accepts(entry, hash) && !looksTheSame)
    return {
      shot: { ...shot, capture: first.capture },
      verdict: 'leak',
      leakedFrom: before?.story.id ?? null,
    }
  if (!looksTheSame) return { shot, verdict: 'unstable', leakedFrom: null }
  if (accepts(entry, hash)) return { shot, verdict: 'same', leakedFrom: null }
  return { shot, verdict: entry ? 'changed' : 'new', leakedFrom: null }
}

/** Those of both looks: one may have come late, from the story before. A known one may also come too late to be seen. */
function errorsOf(first: readonly string[], again: readonly string[], known: readonly string[]): string[] {
  const all = [...new Set([...first, ...again])].toSorted()
  return all.filter((one) => known.includes(one) || (first.includes(one) && again.includes(one)))
}
