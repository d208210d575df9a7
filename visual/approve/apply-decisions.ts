import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { isApprovable } from '../approvable.ts'
import { SetupError, requireEngineOf } from '../config.ts'
import type { VisualConfig } from '../config.ts'
import { baselinesOf } from '../lock/baselines.ts'
import type { LockEntry } from '../lock/lock.ts'
import type { LockConflict } from '../lock/merge-locks.ts'
import { readQuarantine, writeQuarantine } from '../lock/quarantine.ts'
import type { Decision, Decisions, Finding, Rejection } from '../report.ts'
import { writeAtomically } from '../write-atomically.ts'
import { decisionsAbout, readRecords, rejectionOf, rejectionsIn } from './rejections.ts'
import type { RunArtifacts } from './run-artifacts.ts'

type Choice = Decision['choice']
type Folders = Pick<VisualConfig, 'baselines' | 'approvals'>

/** `next`: what the user has to do with the record, as the end of a sentence. */
export type ApplyResult = { counts: Record<Choice, number>; record: string; next: string }

/** Writes decisions into lock, pictures, quarantine and a record. Validates all of them first; throws a `SetupError`. */
export async function applyDecisions(
  { by, decisions, report: about }: Decisions,
  candidates: RunArtifacts,
  folders: Pick<VisualConfig, 'baselines' | 'pictureBranch' | 'approvals' | 'engineName'>,
): Promise<ApplyResult> {
  requireEngineOf(candidates.report, folders)
  if (about !== candidates.report.at)
    throw new SetupError(
      `These decisions are about the run of ${about}; the report is of ${candidates.report.at}. Name its folder by --report.`,
    )
  const findings = new Map(candidates.report.findings.map((finding) => [finding.key, finding]))
  for (const decision of decisions) validateDecision(decision, findings.get(decision.key))

  const baselines = baselinesOf(folders)
  const lock = await baselines.readLock((key) => findings.get(key)?.verdict === 'gone')
  const quarantine = await readQuarantine(folders.baselines)
  const records = await readRecords(folders.approvals)
  const rejections = rejectionsIn(records)
  const refusals = decisions.flatMap((decision) => {
    const { key } = decision
    const finding = findings.get(key)!
    const line = candidates.lockEntries.get(key)
    const earlier = [...decisionsAbout(decision, records, about), ...choicesInLock(finding, lock.get(key))]
    const refusal =
      standingAgainst(decision, earlier, folders) ??
      unknownRejection(
        decision,
        by,
        rejectionOf(finding, () => line?.diagnostics, rejections),
      ) ??
      otherBaseline(decision, finding, lock.get(key), line)
    return refusal ? [{ key, ...refusal }] : []
  })
  if (refusals.length > 0) throw new RefusedDecisions(refusals)
  const undecided = new Map(await baselines.readConflicts())
  for (const { key, hash, choice, comment, until } of decisions) {
    const conflict = undecided.get(key)
    if (choice === 'quarantine' && conflict) lock.set(key, (conflict.ours ?? conflict.theirs)!)
    if (choice !== 'reject') undecided.delete(key)
    const entry = lock.get(key)
    const line = candidates.lockEntries.get(key)
    if (choice === 'reject') quarantine.delete(key)
    else if (choice === 'quarantine') quarantine.set(key, { until: until!, comment })
    else if (!line || hash === null) {
      lock.delete(key)
      quarantine.delete(key)
    } else {
      const isSame = findings.get(key)!.verdict === 'same'
      if (!isSame) await baselines.writePicture(hash, await candidates.png(hash))
      if (choice === 'approve') {
        await baselines.writeDiagnostics(line.diagnostics, await candidates.diagnostics(line.diagnostics))
        const { picture, tolerated } = (isSame && entry) || line
        lock.set(key, { ...line, picture, tolerated })
        quarantine.delete(key)
      } else if (entry) lock.set(key, { ...entry, tolerated: [...new Set([...entry.tolerated, hash])] })
    }
  }
  // One that no story renders stays in the lock until its removal is approved.
  for (const key of lock.keys()) undecided.delete(key)
  await baselines.writeLock(lock, undecided)
  await writeQuarantine(folders.baselines, quarantine)
  const next = await baselines.finish(new Map([...lock, ...entriesOf(undecided)]))
  const reviewed = decisions.map((decision): Decision => {
    const isSame = findings.get(decision.key)!.verdict === 'same'
    return isSame
      ? { ...decision, diagnostics: candidates.lockEntries.get(decision.key)?.diagnostics }
      : decision
  })
  const record = await writeRecord(folders.approvals, { by, decisions: reviewed, report: about })
  return { counts: countsOf(decisions), record, next: `${next}${waitingFor(undecided)}` }
}

function waitingFor(undecided: ReadonlyMap<string, LockConflict>): string {
  const [first] = undecided.keys()
  if (first === undefined) return ''
  return ` once every shot that both branches of the merge changed is approved or quarantined: ${undecided.size} left, such as ${first}`
}

/** Keeps the pictures of both merge sides from being pruned; the keys only have to be unique. */
const entriesOf = (contested: ReadonlyMap<string, LockConflict>): [string, LockEntry][] =>
  [...contested].flatMap(([key, { ours, theirs }]) =>
    [ours, theirs].flatMap((entry, at): [string, LockEntry][] => (entry ? [[`${key} ${at}`, entry]] : [])),
  )

function validateDecision({ key, hash, choice, comment, until }: Decision, finding: Finding | undefined) {
  if (!finding) throw new SetupError(`The report says nothing of ${key}.`)
  if (choice === 'quarantine' && !/^\d{4}-\d\d-\d\d$/.test(until ?? ''))
    throw new SetupError(`The quarantine of ${key} needs a day on which it ends, like 2026-12-01.`)
  if ((choice === 'quarantine' || choice === 'reject') && comment.trim() === '')
    throw new SetupError(`The choice to ${choice} ${key} needs a reason.`)
  if (choice !== 'approve' && choice !== 'tolerate') return
  if (!isApprovable(finding))
    throw new SetupError(
      `${key} ${finding.hasFailed ? 'failed' : `is ${finding.verdict}`}: it cannot be approved.`,
    )
  if ((finding.after?.hash ?? null) !== hash)
    throw new SetupError(`The picture of ${key} is another one than that which was looked at.`)
  if (choice === 'tolerate' && (!finding.before || finding.verdict === 'contested'))
    throw new SetupError(
      `${key} is ${finding.verdict}: there is no rendering beside which it could be tolerated.`,
    )
}

type Refusal = { reason: string; advice: string }

/** Decisions that the baselines or the decision of another reviewer stand against; nothing was written. */
export class RefusedDecisions extends SetupError {
  readonly keys: readonly string[]

  constructor(refusals: readonly (Refusal & { key: string })[]) {
    const reasons = new Set(refusals.map(({ reason }) => reason))
    const keysOf = (reason: string) => refusals.filter((one) => one.reason === reason).map(({ key }) => key)
    const sentences = [...reasons].map((reason) => `${reason}: ${keysOf(reason).join(', ')}.`)
    super([...sentences, ...new Set(refusals.map(({ advice }) => advice))].join(' '))
    this.keys = refusals.map(({ key }) => key)
  }
}

/** A contested shot has no line in the lock; a decision may be sent twice, so what it wrote (`line`) is no other approval. */
function otherBaseline(
  { choice }: Decision,
  { verdict, before, after, approvedDiagnostics }: Finding,
  entry: LockEntry | undefined,
  line: LockEntry | undefined,
): Refusal | undefined {
  if (choice !== 'approve' && choice !== 'tolerate') return undefined
  const hasPicture = [before, after].some((image) => (image?.hash ?? null) === (entry?.picture.hash ?? null))
  const hasDiagnostics = [approvedDiagnostics, line?.diagnostics ?? null].includes(entry?.diagnostics ?? null)
  if (verdict === 'contested' || (hasPicture && hasDiagnostics)) return undefined
  return { reason: 'Approved otherwise after this report', advice: 'Run "npx visual" again.' }
}

type Earlier = { choice: Choice; by?: string }

function choicesInLock(finding: Finding, entry: LockEntry | undefined): Earlier[] {
  if (finding.verdict === 'same' || !isApprovable(finding)) return []
  const hash = finding.after?.hash ?? null
  if (hash === (entry?.picture.hash ?? null)) return [{ choice: 'approve' }]
  return entry?.tolerated.some((one) => one === hash) ? [{ choice: 'tolerate' }] : []
}

const participles = { approve: 'Approved', tolerate: 'Tolerated', quarantine: 'Quarantined' } as const

const standsAgainst: Partial<Record<Choice, readonly (keyof typeof participles)[]>> = {
  reject: ['approve', 'tolerate', 'quarantine'],
  tolerate: ['approve'],
}

/** Without it such a decision had no effect: what the earlier one wrote into baselines and approvals would stand. */
function standingAgainst(
  { choice }: Decision,
  earlier: readonly Earlier[],
  folders: Folders,
): Refusal | undefined {
  const advice = takeBackAdvice(folders)
  for (const one of standsAgainst[choice] ?? []) {
    const standing = earlier.find((other) => other.choice === one)
    if (standing)
      return { reason: `${participles[one]} already${standing.by ? ` by ${standing.by}` : ''}`, advice }
  }
  return undefined
}

function unknownRejection(
  { choice, overrides }: Decision,
  by: string,
  rejected: Rejection | null,
): Refusal | undefined {
  if (!rejected || choice === 'reject' || [by, overrides].includes(rejected.by)) return undefined
  return {
    reason: `Rejected by ${rejected.by} since this review was loaded`,
    advice: 'Load it again to see why.',
  }
}

export const takeBackAdvice = ({ baselines, approvals }: Folders) =>
  `To take the decision about a shot back, ask who made it. Then undo what it changed in ${join(baselines, 'lock')} and ${join(baselines, 'quarantine.json')} about this shot, remove it from its record in ${approvals}, and run "git ls-files --deleted ${baselines} | xargs git checkout --". Last, delete the files that it added to ${join(baselines, 'pictures')} and ${join(baselines, 'diagnostics')}, unless the lock still names them.`

function countsOf(decisions: readonly Decision[]): ApplyResult['counts'] {
  const counts = { approve: 0, reject: 0, tolerate: 0, quarantine: 0 }
  for (const { choice } of decisions) counts[choice]++
  return counts
}

/** Named by day and content hash, so that branches add records and never conflict. */
async function writeRecord(folder: string, decisions: Decisions): Promise<string> {
  const text = `${JSON.stringify(decisions, null, 1)}\n`
  const name = `${decisions.report.slice(0, 10)}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`
  await writeAtomically(join(folder, name), text)
  return join(folder, name)
}
