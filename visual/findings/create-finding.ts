import { isDeepStrictEqual } from 'node:util'
import type { JudgedShot } from '../capture/judged-shot.ts'
import { emptyDiagnostics } from '../capture/shot.ts'
import type { Shot } from '../capture/shot.ts'
import { isSameDiagnostics } from '../capture/diagnostics.ts'
import type { Diagnostics } from '../capture/diagnostics.ts'
import type { Baselines } from '../lock/baselines.ts'
import type { Lock, LockEntry } from '../lock/lock.ts'
import type { LockConflict } from '../lock/merge-locks.ts'
import type { AxeFinding, Branches, Finding, Quarantined, Why } from '../report.ts'
import { modeOf } from '../modes.ts'
import { compareImages } from './comparer.ts'
import type { Comparer } from './comparer.ts'
import { diffLines } from './diff-lines.ts'
import { orderedDiff } from './ordered-diff.ts'

export type FindingDetails = {
  finding: Finding
  pictures: Map<string, Buffer>
  signatures: string[]
  /** Possible causes of each difference, see `causes/explanations.ts`. */
  evidence: readonly (readonly string[])[]
  diagnostics: Diagnostics
}

export type BaselineState = {
  entry: LockEntry | undefined
  conflict: LockConflict | undefined
  quarantine: Quarantined | null
  /** Whether a baseline of an older version, without tab stops, is a finding. */
  needsTabStops?: boolean
}

/** Null if nothing changed. */
export async function createFinding(
  { shot, verdict: seen, leakedFrom, causes = [], unrest }: JudgedShot,
  { conflict, quarantine, needsTabStops = false, entry = conflict?.ours ?? undefined }: BaselineState,
  baselines: Baselines,
  compare: Comparer,
  why: Why,
): Promise<FindingDetails | null> {
  const { job, screenshot, other, problems } = shot
  const verdict = conflict && seen === 'new' ? 'contested' : seen
  const approved = entry && (await baselines.readDiagnostics(entry.diagnostics))
  const lacksTabStops = needsTabStops && approved?.tabStops === undefined
  const hasSameDiagnostics = approved && !lacksTabStops && isSameDiagnostics(approved, shot.diagnostics)
  if (verdict === 'same' && hasSameDiagnostics && problems.length === 0) return null
  const before = approved ?? emptyDiagnostics
  const errors = diffLines(before.errors, shot.diagnostics.errors)
  const pictures = new Map<string, Buffer>()
  if (screenshot && shot.tolerated === undefined) pictures.set(screenshot.picture.hash, screenshot.png)
  if (other) pictures.set(other.picture.hash, other.png)
  const isUnstable = verdict === 'unstable'
  const compared = await compareShot(shot, isUnstable ? undefined : entry, compare)
  if (compared) pictures.set(compared.change.heat.hash, compared.heat)
  const finding: Finding = {
    key: job.key,
    story: { id: job.story.id, title: job.story.title, name: job.story.name },
    mode: job.mode,
    verdict,
    before: (isUnstable ? (other ?? screenshot) : entry)?.picture ?? null,
    after: screenshot?.picture ?? null,
    approvedDiagnostics: entry?.diagnostics ?? null,
    change: compared?.change ?? null,
    text: orderedDiff(before.text, shot.diagnostics.text),
    names: orderedDiff(before.names, shot.diagnostics.names),
    tabStops: before.tabStops ? orderedDiff(before.tabStops, shot.diagnostics.tabStops ?? []) : null,
    problems: [...problems, ...errors.came],
    errorsGone: errors.gone,
    hasFailed: problems.length > 0,
    axe: diffAxe(before.axe, shot.diagnostics.axe),
    leakedFrom,
    unrest,
    branches: conflict ? branchesOf(conflict) : null,
    quarantine,
    rejected: null,
    why,
  }
  const signatures = compared?.signatures ?? []
  const evidence = causes.map((cause) => [cause])
  return { finding, pictures, signatures, evidence, diagnostics: shot.diagnostics }
}

/** With another attempt if it is unstable; then there is no `entry`. */
async function compareShot({ screenshot, other }: Shot, entry: LockEntry | undefined, compare: Comparer) {
  if (!screenshot) return null
  if (other) return compareImages(other.png, screenshot.png)
  const differs = entry && entry.picture.hash !== screenshot.picture.hash
  return differs ? compare(entry.picture.hash, screenshot.png) : null
}

const branchesOf = ({ base, ours, theirs }: LockConflict): Branches => ({
  base: base?.picture ?? null,
  ours: ours?.picture ?? null,
  theirs: theirs?.picture ?? null,
})

function goneFinding(key: string, entry: LockEntry): FindingDetails {
  const [id = key] = key.split(' ')
  const finding: Finding = {
    key,
    story: { id, title: id.split('--')[0] ?? id, name: id.split('--')[1] ?? '' },
    mode: modeOf(key),
    verdict: 'gone',
    before: entry.picture,
    after: null,
    approvedDiagnostics: entry.diagnostics,
    change: null,
    text: { gone: [], came: [], moved: [] },
    names: { gone: [], came: [], moved: [] },
    tabStops: { gone: [], came: [], moved: [] },
    problems: [],
    errorsGone: [],
    hasFailed: false,
    axe: { came: [], gone: [] },
    leakedFrom: null,
    branches: null,
    quarantine: null,
    rejected: null,
    why: { files: [], origin: 'unknown' },
  }
  return { finding, pictures: new Map(), signatures: [], evidence: [], diagnostics: emptyDiagnostics }
}

function diffAxe(before: readonly AxeFinding[], after: readonly AxeFinding[]) {
  const isIn = (list: readonly AxeFinding[]) => (one: AxeFinding) =>
    list.some((other) => isDeepStrictEqual(other, one))
  return {
    came: after.filter((one) => !isIn(before)(one)),
    gone: before.filter((one) => !isIn(after)(one)),
  }
}

export const goneFindings = (lock: Lock, drawn: ReadonlySet<string>): FindingDetails[] =>
  [...lock].filter(([key]) => !drawn.has(key)).map(([key, entry]) => goneFinding(key, entry))
