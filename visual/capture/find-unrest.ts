import { diffLines } from '../findings/diff-lines.ts'
import type { Unrest } from '../report.ts'
import type { Activity } from './freeze.ts'
import type { Hold } from './freeze/holds.ts'
import type { Job } from './jobs.ts'
import { imageOf } from './shot.ts'
import type { Tab } from './tab.ts'

type Attempt = { hashes: string[]; text: string[]; activity: Activity }

const hashOf = async (tab: Tab) => imageOf(await tab.screenshot()).hash

/** In a reloaded page, where `held` stands still; two screenshots in a row. */
async function attempt(tab: Tab, job: Job, held: Hold | null): Promise<Attempt> {
  await tab.reload()
  await tab.evaluate(`visualHarness.hold(${JSON.stringify(held)})`)
  await tab.show(job)
  const first = await hashOf(tab)
  const activity = await tab.evaluate<Activity>('visualHarness.activity()')
  await tab.settle()
  const second = await hashOf(tab)
  const { text } = await tab.diagnostics()
  return { hashes: [first, second], text, activity }
}

const isAtRest = (...attempts: readonly Attempt[]) =>
  new Set(attempts.flatMap(({ hashes }) => hashes)).size === 1 &&
  new Set(attempts.map(({ text }) => text.join('\n'))).size === 1

async function isAtRestWith(held: Hold, tab: Tab, job: Job): Promise<boolean> {
  const first = await attempt(tab, job, held)
  return isAtRest(first) && isAtRest(first, await attempt(tab, job, held))
}

const unique = <Value>(values: readonly Value[]) => [...new Set(values)]

function networkOf(first: Activity, second: Activity): string[] {
  const answerOf = ({ answers }: Activity, url: string) =>
    answers
      .filter((one) => one.url === url)
      .map(({ answer }) => answer)
      .join('\n')
  const asked = unique([...first.answers, ...second.answers].map(({ url }) => url))
  return asked.filter((url) => answerOf(first, url) !== answerOf(second, url))
}

const differing = (one: readonly string[], other: readonly string[]) => {
  const { gone, came } = diffLines(one, other)
  return [...gone, ...came]
}

function textOf({ text: one }: Attempt, { text: other }: Attempt): string[] {
  const { gone, came } = diffLines(one, other)
  return gone.length + came.length === 0 ? [] : [`${gone.join(' ')} → ${came.join(' ')}`]
}

function recordedIn(first: Attempt, second: Attempt): Unrest[] {
  const [one, other] = [first.activity, second.activity]
  const details = {
    animation: unique([...one.animations, ...other.animations]),
    network: networkOf(one, other),
    unanswered: unique([...one.pending, ...other.pending]),
    font: differing(one.fonts, other.fonts),
    text: textOf(first, second),
  }
  return (['animation', 'network', 'unanswered', 'font', 'text'] as const).flatMap((kind) =>
    details[kind].map((detail) => ({ kind, detail })),
  )
}

/**
 * Why a story does not come to rest: what it needs to be held for that, and what differs or goes on in two attempts.
 * It takes a reload for each attempt.
 */
export async function findUnrest(tab: Tab, job: Job): Promise<Unrest[]> {
  const [first, second] = [await attempt(tab, job, null), await attempt(tab, job, null)]
  if (isAtRest(first, second)) return [{ kind: 'rested', detail: '' }]
  const proven: Unrest[] = []
  const used = unique([...first.activity.used, ...second.activity.used])
  for (const kind of used) if (await isAtRestWith(kind, tab, job)) proven.push({ kind, detail: '' })
  const all = [...proven, ...recordedIn(first, second)]
  return all.length > 0 ? all : [{ kind: 'unknown', detail: '' }]
}
