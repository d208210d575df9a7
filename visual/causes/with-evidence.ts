import type { BrowserPool } from '../capture/browser-pool.ts'
import { accepts } from '../capture/judged-shot.ts'
import type { Job } from '../capture/jobs.ts'
import type { FindingDetails } from '../findings/create-finding.ts'
import type { Finding } from '../report.ts'
import type { Lock } from '../lock/lock.ts'
import type { OpenBase } from './base-storybook.ts'
import { findEvidence } from './find-evidence.ts'

type Run = {
  jobs: readonly Job[]
  present: BrowserPool
  openBase: OpenBase
  lock: Lock
  print: (line: string) => void
}

const isEmpty = (diff: Partial<Record<'came' | 'gone' | 'moved', readonly unknown[]>>) =>
  Object.values(diff).every((lines) => lines.length === 0)

/** Only what was logged differs, or an older version wrote the baseline. */
const isSameDocument = ({ verdict, text, names, axe, tabStops }: Finding) =>
  verdict === 'same' && [text, names, axe, tabStops ?? {}].every(isEmpty)

const hasCause = ({ finding, evidence }: FindingDetails) =>
  evidence.length === 0 &&
  (finding.verdict === 'changed' || finding.verdict === 'same') &&
  !isSameDocument(finding)

/** Adds the evidence of changed shots that have none, if the Storybook of the approved pictures can be had. */
export async function withEvidence(
  found: FindingDetails[],
  { jobs, present, openBase, lock, print }: Run,
): Promise<FindingDetails[]> {
  const keys = new Set(found.filter(hasCause).map(({ finding }) => finding.key))
  const base = keys.size > 0 ? await openBase() : null
  if (!base) return found
  const changed = jobs.filter(({ key }) => keys.has(key))
  const captured = new Map(found.map(({ finding: { key, after } }) => [key, after?.hash]))
  const pictures = {
    approved: (key: string, hash: string) => accepts(lock.get(key), hash),
    captured: (key: string, hash: string) => captured.get(key) === hash,
  }
  const evidence = await findEvidence(present, base, changed, pictures).catch((error: Error) => {
    print(`The causes are not compared with the approved Storybook: ${error.message}`)
    return null
  })
  if (!evidence) return found
  const causesOf = (key: string) => evidence.filter(({ shot }) => shot === key).map(({ causes }) => causes)
  return found.map((one) =>
    keys.has(one.finding.key) ? { ...one, evidence: causesOf(one.finding.key) } : one,
  )
}
