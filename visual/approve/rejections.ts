import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { hashDiagnostics } from '../capture/diagnostics.ts'
import type { FindingDetails } from '../findings/create-finding.ts'
import { parseJson } from '../parse-json.ts'
import type { Decided, Decision, Decisions, Finding, Rejection, Report } from '../report.ts'
import type { RunArtifacts } from './run-artifacts.ts'

/** By shot key, hash of the rejected picture, and that of the diagnostics if the picture is the approved one. */
export type Rejections = ReadonlyMap<string, Rejection>

const nameOf = ({ key, hash, diagnostics }: Pick<Decision, 'key' | 'hash' | 'diagnostics'>) =>
  `${key} ${hash} ${diagnostics}`

export async function readRecords(approvals: string): Promise<Decisions[]> {
  const names = await readdir(approvals).catch(() => [])
  const files = names.filter((name) => name.endsWith('.json')).map((name) => join(approvals, name))
  return Promise.all(files.map(async (file) => parseJson(await readFile(file, 'utf8'), file)))
}

/** By run; rejections come first in each, because a reviewer who rejects and then approves has approved. */
const byRun = (one: [string, string, Decision], other: [string, string, Decision]) =>
  one[0].localeCompare(other[0]) || rejectionsFirst(one[2], other[2])

const rank = ({ choice }: Pick<Decision, 'choice'>) => (choice === 'reject' ? 0 : 1)
const rejectionsFirst = (one: Pick<Decision, 'choice'>, other: Pick<Decision, 'choice'>) =>
  rank(one) - rank(other)

/** Rejections in the records of reviews that no later decision about the same picture ended. */
export function rejectionsIn(records: readonly Decisions[]): Rejections {
  const all = records.flatMap(({ report, by, decisions }) =>
    decisions.map((decision): [string, string, Decision] => [report, by, decision]),
  )
  const rejections = new Map<string, Rejection>()
  for (const [, by, decision] of all.toSorted(byRun))
    if (decision.choice === 'reject') rejections.set(nameOf(decision), { by, reason: decision.comment })
    else rejections.delete(nameOf(decision))
  return rejections
}

export const readRejections = async (approvals: string) => rejectionsIn(await readRecords(approvals))

export function rejectionOf(
  { key, after, verdict }: Finding,
  hashOfDiagnostics: () => string | undefined,
  rejections: Rejections,
): Rejection | null {
  const diagnostics = verdict === 'same' ? hashOfDiagnostics() : undefined
  return rejections.get(nameOf({ key, hash: after?.hash ?? null, diagnostics })) ?? null
}

export const withRejections = (found: readonly FindingDetails[], rejections: Rejections): FindingDetails[] =>
  found.map((details) => {
    const rejected = rejectionOf(details.finding, () => hashDiagnostics(details.diagnostics), rejections)
    return { ...details, finding: { ...details.finding, rejected } }
  })

/** Decisions of the run of `at` and of later ones; a quarantine matches any picture of its shot. */
export const decisionsAbout = (
  { key, hash }: Pick<Decision, 'key' | 'hash'>,
  records: readonly Decisions[],
  at: string,
): Decided[] =>
  records
    .filter(({ report }) => report >= at)
    .flatMap(({ by, decisions }) =>
      decisions
        .filter((one) => one.key === key && (one.hash === hash || one.choice === 'quarantine'))
        .map(({ choice, comment, until }) => ({ by, choice, comment, until })),
    )

/** The findings with what the records say of them by now. */
export function withRecords({ report, lockEntries }: RunArtifacts, records: readonly Decisions[]): Report {
  const rejections = rejectionsIn(records)
  const findings = report.findings.map((finding): Finding => {
    const { key, after } = finding
    const rejected = rejectionOf(finding, () => lockEntries.get(key)?.diagnostics, rejections)
    const decisions = decisionsAbout({ key, hash: after?.hash ?? null }, records, report.at)
    return { ...finding, rejected, decided: decisions.toSorted(rejectionsFirst).at(-1) ?? null }
  })
  return { ...report, findings }
}
