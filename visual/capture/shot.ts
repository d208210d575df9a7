import { createHash } from 'node:crypto'
import type { Image } from '../report.ts'
import type { Job } from './jobs.ts'
import type { Tab } from './tab.ts'
import type { Diagnostics } from './diagnostics.ts'

export type Screenshot = { png: Buffer; picture: Image }

export type Shot = {
  job: Job
  screenshot: Screenshot | null
  /** Of an unstable shot: what it looked like another time. */
  other?: Screenshot
  /** Whether two screenshots in a row are equal; only unapproved shots are taken again. */
  isStable: boolean
  /** Differing pixels that the story tolerates: its picture is the approved one, and not that of the PNG. */
  tolerated?: number
  diagnostics: Diagnostics
  problems: string[]
  /** Why nothing came of the first attempt, where two more agree. */
  retriedAfter?: string
}

export const emptyDiagnostics: Diagnostics = { text: [], names: [], tabStops: [], axe: [], errors: [] }

export const imageOf = (png: Buffer): Image => ({
  hash: createHash('sha256').update(png).digest('hex').slice(0, 32),
  width: png.readUInt32BE(16),
  height: png.readUInt32BE(20),
})

export type Tolerated = { picture: Image; pixels: number }

export type ApprovedShot = {
  accepts: (hash: string) => boolean
  /** The approved picture, if the story tolerates the difference. */
  tolerate?: (screenshot: Screenshot) => Promise<Tolerated | null>
  diagnostics: Diagnostics
}

/** Milliseconds. */
const usualDeadline = 30_000
/** Of a page that is loaded again, and may show a dozen stories before. */
const preparedDeadline = 90_000
const longestAnswer = 2_000

/** `prepare`: what the page has to go through before, within the same deadline. */
export async function captureShot(
  tab: Tab,
  job: Job,
  known?: ApprovedShot,
  prepare?: () => Promise<void>,
): Promise<Shot> {
  const deadline = prepare ? preparedDeadline : usualDeadline
  async function capture() {
    await prepare?.()
    return captureWithDiagnostics(tab, job, known)
  }
  return {
    job,
    ...(await withDeadline<Omit<Shot, 'job'>>(
      tab,
      capture,
      (problem) => ({
        screenshot: null,
        isStable: true,
        diagnostics: emptyDiagnostics,
        problems: [problem],
      }),
      deadline,
    )),
  }
}

/** A story may throw by design: what it threw is approved with its picture. */
const withThrown = (errors: readonly string[], thrown: readonly string[]) =>
  [...new Set([...errors, ...thrown])].toSorted()

async function missedDeadline(tab: Tab, deadline: number) {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<string[]>((resolve) => {
    timer = setTimeout(() => resolve(['the page does not answer']), longestAnswer)
  })
  const waited = await Promise.race([tab.waitsFor().catch(() => silence), silence])
  clearTimeout(timer)
  // Shots are grouped by the first line.
  return new Error(`nothing came of it within ${deadline / 1000} s\n${waited.join(', ')}`)
}

/** The tab is replaced by a new one if `run` throws or takes too long. */
export async function withDeadline<Result>(
  tab: Tab,
  run: () => Promise<Result>,
  failed: (problem: string) => Result,
  deadline = usualDeadline,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const timedOut = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => void missedDeadline(tab, deadline).then(reject), deadline)
  })
  try {
    return await Promise.race([run(), timedOut])
  } catch (error) {
    void tab.recreate().catch(() => {})
    return failed((error as Error).message)
  } finally {
    clearTimeout(timer)
  }
}

async function showAndScreenshot(tab: Tab, { mode, story }: Job) {
  const rendering = await tab.show({ mode, story })
  const png = await tab.screenshot()
  const reasons = rendering.status === 'failed' ? [rendering.reason] : []
  const thrown = reasons.filter((reason) => reason.startsWith('storyThrewException'))
  const problems = reasons.filter((reason) => !thrown.includes(reason))
  return { screenshot: { png, picture: imageOf(png) }, problems, thrown }
}

async function captureWithDiagnostics(
  tab: Tab,
  job: Job,
  known: ApprovedShot | undefined,
): Promise<Omit<Shot, 'job'>> {
  const { screenshot: first, problems, thrown } = await showAndScreenshot(tab, job)
  const accepts = (hash: string) => known?.accepts(hash) ?? false
  const tolerated = accepts(first.picture.hash) ? null : await known?.tolerate?.(first)
  const equal = tolerated ? { ...first, picture: tolerated.picture } : first
  const { screenshot, other } =
    tolerated || accepts(equal.picture.hash) ? { screenshot: equal } : await untilEqual(tab, first)
  const isApproved = accepts(screenshot.picture.hash)
  const diagnostics = await tab.diagnostics()
  // axe takes a fifth of a run: skipped if screenshot, text, names and tab stops equal the approved ones.
  const isUnchanged =
    known &&
    isApproved &&
    isSameLines(known.diagnostics.text, diagnostics.text) &&
    isSameLines(known.diagnostics.names, diagnostics.names) &&
    isSameLines(known.diagnostics.tabStops ?? diagnostics.tabStops!, diagnostics.tabStops!)
  const axe = isUnchanged ? known.diagnostics.axe : await tab.axe()
  const errors = withThrown(diagnostics.errors, thrown)
  return {
    screenshot,
    other,
    problems,
    isStable: other === undefined,
    tolerated: tolerated?.pixels,
    diagnostics: { ...diagnostics, axe, errors },
  }
}

const maxScreenshots = 3

/** A busy machine may paint a picture late. `other` is the last but one of a story that is never at rest. */
async function untilEqual(
  tab: Tab,
  first: Screenshot,
): Promise<{ screenshot: Screenshot; other?: Screenshot }> {
  let [screenshot, other] = [first, first]
  for (let taken = 1; taken < maxScreenshots; taken++) {
    await tab.settle()
    const png = await tab.screenshot()
    const picture = imageOf(png)
    if (picture.hash === screenshot.picture.hash) return { screenshot }
    other = screenshot
    screenshot = { png, picture }
  }
  return { screenshot, other }
}

export const isSameLines = (lines: readonly string[], others: readonly string[]) =>
  lines.join('\n') === others.join('\n')
