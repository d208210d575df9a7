import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { hashDiagnostics } from '../capture/diagnostics.ts'
import type { FindingDetails } from '../findings/create-finding.ts'
import { parseJson } from '../parse-json.ts'
import type { Decision, Decisions, Rejection } from '../report.ts'

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
  one[0].localeCompare(other[0]) || rank(one[2]) - rank(other[2])

const rank = ({ choice }: Decision) => (choice === 'reject' ? 0 : 1)

/** Rejections in the records of reviews that no later decision about the same picture ended. */
export async function readRejections(approvals: string): Promise<Rejections> {
  const all = (await readRecords(approvals)).flatMap(({ report, by, decisions }) =>
    decisions.map((decision): [string, string, Decision] => [report, by, decision]),
  )
  const rejections = new Map<string, Rejection>()
  for (const [, by, decision] of all.toSorted(byRun))
    if (decision.choice === 'reject') rejections.set(nameOf(decision), { by, reason: decision.comment })
    else rejections.delete(nameOf(decision))
  return rejections
}

export const withRejections = (found: readonly FindingDetails[], rejections: Rejections): FindingDetails[] =>
  found.map((details) => {
    const { key, after, verdict } = details.finding
    const diagnostics = verdict === 'same' ? hashDiagnostics(details.diagnostics) : undefined
    const rejected = rejections.get(nameOf({ key, hash: after?.hash ?? null, diagnostics })) ?? null
    return { ...details, finding: { ...details.finding, rejected } }
  })
