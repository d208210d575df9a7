import { createHash } from 'node:crypto'
import type { Image } from '../report.ts'
import type { Job } from './jobs.ts'
import type { Tab } from './tab.ts'
import type { Diagnostics } from './diagnostics.ts'

export type Shot = {
  job: Job
  screenshot: { png: Buffer; picture: Image } | null
  /** Whether a second screenshot equals the first; only unapproved shots are taken twice. */
  isStable: boolean
  diagnostics: Diagnostics
  problems: string[]
}

export const emptyDiagnostics: Diagnostics = { text: [], names: [], tabStops: [], axe: [], errors: [] }

export const imageOf = (png: Buffer): Image => ({
  hash: createHash('sha256').update(png).digest('hex').slice(0, 32),
  width: png.readUInt32BE(16),
  height: png.readUInt32BE(20),
})

export type ApprovedShot = { accepts: (hash: string) => boolean; diagnostics: Diagnostics }

const deadline = 30_000

export async function captureShot(tab: Tab, job: Job, known?: ApprovedShot): Promise<Shot> {
  const failed: Omit<Shot, 'job' | 'problems'> = {
    screenshot: null,
    isStable: true,
    diagnostics: emptyDiagnostics,
  }
  return {
    job,
    ...(await withDeadline<Omit<Shot, 'job'>>(tab, failed, () => captureWithDiagnostics(tab, job, known))),
  }
}

export type Retake = Pick<Shot, 'screenshot' | 'problems'> & { errors: string[] }

export const retakeScreenshot = (tab: Tab, job: Job): Promise<Retake> =>
  withDeadline<Retake>(tab, { screenshot: null, errors: [] }, async () => ({
    ...(await showAndScreenshot(tab, job)),
    errors: tab.errors(),
  }))

async function withDeadline<Result extends { problems: string[] }>(
  tab: Tab,
  failed: Omit<Result, 'problems'>,
  run: () => Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const timedOut = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing came of it within ${deadline / 1000} s`)), deadline)
  })
  try {
    return await Promise.race([run(), timedOut])
  } catch (error) {
    await tab.recreate()
    return { ...failed, problems: [(error as Error).message] } as Result
  } finally {
    clearTimeout(timer)
  }
}

async function showAndScreenshot(tab: Tab, { mode, story }: Job) {
  const rendering = await tab.show({ mode, story })
  const png = await tab.screenshot()
  const problems = rendering.status === 'failed' ? [rendering.reason] : []
  return { screenshot: { png, picture: imageOf(png) }, problems }
}

async function captureWithDiagnostics(
  tab: Tab,
  job: Job,
  known: ApprovedShot | undefined,
): Promise<Omit<Shot, 'job'>> {
  const taken = await showAndScreenshot(tab, job)
  const { hash } = taken.screenshot.picture
  const isApproved = known?.accepts(hash) ?? false
  const isStable = isApproved || (await retakenHash(tab)) === hash
  const diagnostics = await tab.diagnostics()
  // axe takes a fifth of a run: skipped if screenshot, text, names and tab stops equal the approved ones.
  const isUnchanged =
    known &&
    isApproved &&
    isSameLines(known.diagnostics.text, diagnostics.text) &&
    isSameLines(known.diagnostics.names, diagnostics.names) &&
    isSameLines(known.diagnostics.tabStops ?? diagnostics.tabStops!, diagnostics.tabStops!)
  const axe = isUnchanged ? known.diagnostics.axe : await tab.axe()
  return { ...taken, isStable, diagnostics: { ...diagnostics, axe } }
}

async function retakenHash(tab: Tab) {
  await tab.settle()
  return imageOf(await tab.screenshot()).hash
}

export const isSameLines = (lines: readonly string[], others: readonly string[]) =>
  lines.join('\n') === others.join('\n')
