import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FindingDetails } from '../findings/create-finding.ts'
import type { Decision, Decisions, Rejection } from '../report.ts'

/** By shot key and hash of the rejected picture. */
export type Rejections = ReadonlyMap<string, Rejection>

const nameOf = (key: string, hash: string | null) => `${key} ${hash}`

export async function readRecords(approvals: string): Promise<Decisions[]> {
  const files = await readdir(approvals).catch(() => [])
  const texts = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFile(join(approvals, file), 'utf8'))
  return (await Promise.all(texts)).map((text) => JSON.parse(text))
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
  for (const [, by, { key, hash, choice, comment }] of all.toSorted(byRun))
    if (choice === 'reject') rejections.set(nameOf(key, hash), { by, reason: comment })
    else rejections.delete(nameOf(key, hash))
  return rejections
}

export const withRejections = (found: readonly FindingDetails[], rejections: Rejections): FindingDetails[] =>
  found.map((details) => {
    const { key, after } = details.finding
    const rejected = rejections.get(nameOf(key, after?.hash ?? null)) ?? null
    return { ...details, finding: { ...details.finding, rejected } }
  })
