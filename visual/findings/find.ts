import type { Judged } from '../capture/take.ts'
import { noWords } from '../capture/shot.ts'
import { hashOfWords } from '../capture/words.ts'
import type { Words } from '../capture/words.ts'
import type { Baselines } from '../lock/baselines.ts'
import type { Lock, LockEntry } from '../lock/lock.ts'
import type { Contest } from '../lock/merge-locks.ts'
import type { AxeFinding, Branches, Finding, Why } from '../report.ts'
import { modeOf } from '../modes.ts'
import type { Compare } from './comparing.ts'
import { diffLines } from './words.ts'

/** A finding with what its report needs beside it. */
export type Found = {
  finding: Finding
  /** PNGs by hash: what was captured, and where it differs. */
  pictures: Map<string, Buffer>
  /** What its change looks like wherever it happens. */
  signatures: string[]
  words: Words
}

/** What is known of a shot before it was taken. */
export type Past = {
  entry: LockEntry | undefined
  contest: Contest | undefined
  quarantinedUntil: string | null
}

/** What is to be told of a shot, null where it is as it was. */
export async function findingOf(
  { shot, verdict: seen, leakedFrom }: Judged,
  { contest, quarantinedUntil, entry = contest?.ours ?? undefined }: Past,
  baselines: Baselines,
  compare: Compare,
  why: Why,
): Promise<Found | null> {
  const { job, capture, problems } = shot
  const verdict = contest && seen === 'new' ? 'contested' : seen
  if (verdict === 'same' && entry?.words === hashOfWords(shot.words) && problems.length === 0) return null
  const before = (entry && (await baselines.words(entry.words))) ?? noWords
  const pictures = new Map<string, Buffer>()
  if (capture) pictures.set(capture.picture.hash, capture.png)
  const differs = entry && capture && entry.picture.hash !== capture.picture.hash
  const compared = differs ? await compare(entry.picture.hash, capture.png) : null
  if (compared) pictures.set(compared.change.heat.hash, compared.heat)
  const finding: Finding = {
    key: job.key,
    story: { id: job.story.id, title: job.story.title, name: job.story.name },
    mode: job.mode,
    verdict,
    before: entry?.picture ?? null,
    after: capture?.picture ?? null,
    change: compared?.change ?? null,
    text: diffLines(before.text, shot.words.text),
    names: diffLines(before.names, shot.words.names),
    problems: [...problems, ...diffLines(before.errors, shot.words.errors).came],
    axe: diffAxe(before.axe, shot.words.axe),
    leakedFrom,
    branches: contest ? branchesOf(contest) : null,
    quarantinedUntil,
    why,
  }
  return { finding, pictures, signatures: compared?.signatures ?? [], words: shot.words }
}

const branchesOf = ({ base, ours, theirs }: Contest): Branches => ({
  base: base?.picture ?? null,
  ours: ours?.picture ?? null,
  theirs: theirs?.picture ?? null,
})

/** A shot that the lock has and no story draws any more. */
function goneFinding(key: string, entry: LockEntry): Found {
  const [id = key] = key.split(' ')
  const finding: Finding = {
    key,
    story: { id, title: id.split('--')[0] ?? id, name: id.split('--')[1] ?? '' },
    mode: modeOf(key),
    verdict: 'gone',
    before: entry.picture,
    after: null,
    change: null,
    text: { gone: [], came: [] },
    names: { gone: [], came: [] },
    problems: [],
    axe: { came: [], gone: [] },
    leakedFrom: null,
    branches: null,
    quarantinedUntil: null,
    why: { files: [], origin: 'unknown' },
  }
  return { finding, pictures: new Map(), signatures: [], words: noWords }
}

function diffAxe(before: readonly AxeFinding[], after: readonly AxeFinding[]) {
  const isIn = (list: readonly AxeFinding[]) => (one: AxeFinding) =>
    list.some(({ rule, target }) => rule === one.rule && target === one.target)
  return {
    came: after.filter((one) => !isIn(before)(one)),
    gone: before.filter((one) => !isIn(after)(one)),
  }
}

/** What the lock has and nothing draws: `drawn` are the keys of all shots there are. */
export const goneOf = (lock: Lock, drawn: ReadonlySet<string>): Found[] =>
  [...lock].filter(([key]) => !drawn.has(key)).map(([key, entry]) => goneFinding(key, entry))
