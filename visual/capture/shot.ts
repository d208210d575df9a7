import { createHash } from 'node:crypto'
import type { Image } from '../report.ts'
import type { Job } from './jobs.ts'
import type { Tab } from './tab.ts'
import type { Words } from './words.ts'

/** What became of one job. */
export type Shot = {
  job: Job
  /** Null where nothing was drawn: `problems` say why. */
  capture: { png: Buffer; picture: Image } | null
  /** A picture that is not as it was approved is taken twice: whether both are the same. */
  isStill: boolean
  words: Words
  /** What `play` threw, or why nothing was drawn. */
  problems: string[]
}

export const noWords: Words = { text: [], names: [], axe: [], errors: [] }

/** A PNG says its size in the first bytes of its header. */
export const pictureOf = (png: Buffer): Image => ({
  hash: createHash('sha256').update(png).digest('hex').slice(0, 32),
  width: png.readUInt32BE(16),
  height: png.readUInt32BE(20),
})

/** What was approved of a shot. */
export type Known = { accepts: (hash: string) => boolean; words: Words }

const deadline = 30_000

/** Shows a story and takes its picture and its words; a story that hangs or fails costs itself alone. */
export async function shoot(tab: Tab, job: Job, known?: Known): Promise<Shot> {
  const failed = { capture: null, isStill: true, words: noWords }
  return { job, ...(await inTime<Omit<Shot, 'job'>>(tab, failed, () => take(tab, job, known))) }
}

/** What a story looks like, and why not; and what it logs. */
export type Photograph = Pick<Shot, 'capture' | 'problems'> & { errors: string[] }

/** Shows a story and takes its picture alone. */
export const photograph = (tab: Tab, job: Job): Promise<Photograph> =>
  inTime<Photograph>(tab, { capture: null, errors: [] }, async () => ({
    ...(await picture(tab, job)),
    errors: tab.errors(),
  }))

/** What `act` answers, or `failed` and why; a page that hangs is replaced. */
async function inTime<Result extends { problems: string[] }>(
  tab: Tab,
  failed: Omit<Result, 'problems'>,
  act: () => Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing came of it within ${deadline / 1000} s`)), deadline)
  })
  try {
    return await Promise.race([act(), late])
  } catch (error) {
    await tab.renew()
    return { ...failed, problems: [(error as Error).message] } as Result
  } finally {
    clearTimeout(timer)
  }
}

async function picture(tab: Tab, { mode, story }: Job) {
  const rendering = await tab.show({ mode, story })
  const png = await tab.picture()
  const problems = rendering.status === 'failed' ? [rendering.reason] : []
  return { capture: { png, picture: pictureOf(png) }, problems }
}

async function take(tab: Tab, job: Job, known: Known | undefined): Promise<Omit<Shot, 'job'>> {
  const taken = await picture(tab, job)
  const { hash } = taken.capture.picture
  const isApproved = known?.accepts(hash) ?? false
  const isStill = isApproved || (await secondLook(tab)) === hash
  const said = await tab.words()
  /** What looks and sounds as it did when axe was asked last is not asked again: that costs a fifth of a run. */
  const isKnown =
    known && isApproved && isSame(known.words.text, said.text) && isSame(known.words.names, said.names)
  const axe = isKnown ? known.words.axe : await tab.axe()
  return { ...taken, isStill, words: { ...said, axe } }
}

async function secondLook(tab: Tab) {
  await tab.settle()
  return pictureOf(await tab.picture()).hash
}

export const isSame = (lines: readonly string[], others: readonly string[]) =>
  lines.join('\n') === others.join('\n')
