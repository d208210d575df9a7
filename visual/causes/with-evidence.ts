import type { BrowserPool } from '../capture/browser-pool.ts'
import { openBrowserPool } from '../capture/browser-pool.ts'
import { accepts } from '../capture/capture-all.ts'
import type { Job } from '../capture/jobs.ts'
import type { VisualConfig } from '../config.ts'
import type { FindingDetails } from '../findings/create-finding.ts'
import type { Finding } from '../report.ts'
import type { Lock } from '../lock/lock.ts'
import { baseStorybook } from './base-storybook.ts'
import { findEvidence } from './find-evidence.ts'

type Run = {
  jobs: readonly Job[]
  present: BrowserPool
  lock: Lock
  config: VisualConfig
  /** Folder of the Storybook of the approved pictures; built from git if undefined. */
  base: string | undefined
  print: (line: string) => void
}

const tabs = 2

const isEmpty = ({ came, gone }: Record<'came' | 'gone', readonly unknown[]>) =>
  came.length + gone.length === 0

/** Only what was logged is new, or an older version wrote the baseline. */
const isSameDocument = ({ verdict, text, names, axe, tabStops }: Finding) =>
  verdict === 'same' &&
  [text, names, axe].every(isEmpty) &&
  (tabStops === null || (isEmpty(tabStops) && tabStops.moved.length === 0))

const hasCause = ({ finding }: FindingDetails) =>
  (finding.verdict === 'changed' || finding.verdict === 'same') && !isSameDocument(finding)

/** Adds the evidence of changed shots, if the Storybook of the approved pictures can be had. */
export async function withEvidence(found: FindingDetails[], run: Run): Promise<FindingDetails[]> {
  const { jobs, present, lock, config, print } = run
  const keys = new Set(found.filter(hasCause).map(({ finding }) => finding.key))
  if (keys.size === 0) return found
  const storybook = run.base ?? (await baseStorybook(process.cwd(), config, print))
  if (!storybook) return found
  const base = await openBrowserPool({ ...config, storybook, site: undefined }, tabs)
  const changed = jobs.filter(({ key }) => keys.has(key))
  const captured = new Map(found.map(({ finding: { key, after } }) => [key, after?.hash]))
  const pictures = {
    approved: (key: string, hash: string) => accepts(lock.get(key), hash),
    captured: (key: string, hash: string) => captured.get(key) === hash,
  }
  const evidence = await findEvidence(present, base, changed, pictures).finally(base.close)
  const causesOf = (key: string) => evidence.filter(({ shot }) => shot === key).map(({ causes }) => causes)
  return found.map((one) => ({ ...one, evidence: causesOf(one.finding.key) }))
}
