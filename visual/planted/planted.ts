import { openStudio } from '../capture/studio.ts'
import { jobsOf } from '../capture/jobs.ts'
import type { Job } from '../capture/jobs.ts'
import { shoot } from '../capture/shot.ts'
import { hashOfWords } from '../capture/words.ts'
import { SetupError } from '../config.ts'
import type { VisualConfig } from '../config.ts'

/** A small change of a built Storybook that a reviewer would want to hear of. */
export type Planted = {
  name: string
  /** The id of the story that shows it, and the mode: `fa light 390`. */
  story: string
  mode: string
  /** Which files hold it: the end of their names. */
  files: string
  /** What is written there, and what is written instead. */
  from: string
  to: string
}

/** What told that something had changed. */
export type Alarm = 'picture' | 'words'

type Look = { picture: string; words: string }

const alarmsOf = (before: Look, after: Look): Alarm[] =>
  (['picture', 'words'] as const).filter((kind) => before[kind] !== after[kind])

/** Shows the stories of `planted` in a Storybook, changed by one of them or by none; by the job's key. */
async function look(
  config: VisualConfig,
  planted: readonly Planted[],
  one?: Planted,
): Promise<Map<string, Look>> {
  let edited = 0
  const edit =
    one &&
    ((path: string, body: Buffer) => {
      if (!path.endsWith(one.files)) return body
      const text = body.toString()
      if (!text.includes(one.from)) return body
      edited++
      return Buffer.from(text.replaceAll(one.from, () => one.to))
    })
  const studio = await openStudio(config, 1, edit)
  const looks = new Map<string, Look>()
  try {
    const jobs = jobsFor(planted, jobsOf(studio.stories))
    await studio.each(jobs, async (page, job) => {
      const { capture, words } = await shoot(page, job)
      looks.set(job.key, { picture: capture?.picture.hash ?? 'none', words: hashOfWords(words) })
    })
  } finally {
    await studio.close()
  }
  if (one && edited === 0)
    throw new SetupError(`"${one.from}" is in no *${one.files}: ${one.name} cannot be planted.`)
  return looks
}

const keyOf = ({ story, mode }: Planted) => `${story} ${mode}`

function jobsFor(planted: readonly Planted[], all: readonly Job[]): Job[] {
  const keys = new Set(planted.map(keyOf))
  const found = all.filter(({ key }) => keys.has(key))
  const missing = [...keys].find((key) => !found.some((job) => job.key === key))
  if (missing !== undefined) throw new SetupError(`No story is captured as ${missing}.`)
  return found
}

/** Alarms of an unchanged Storybook: the keys that looked otherwise the second time. Wanted: none. */
export async function falseAlarms(config: VisualConfig, planted: readonly Planted[]) {
  const before = await look(config, planted)
  const after = await look(config, planted)
  const keys = [...before.keys()].filter((key) => alarmsOf(before.get(key)!, after.get(key)!).length > 0)
  return { before, keys }
}

/** Plants one change and answers what told of it; nothing where it slipped through. */
export async function plant(
  config: VisualConfig,
  one: Planted,
  before: ReadonlyMap<string, Look>,
): Promise<Alarm[]> {
  const after = await look(config, [one], one)
  return alarmsOf(before.get(keyOf(one))!, after.get(keyOf(one))!)
}
