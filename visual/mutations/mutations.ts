import { openBrowserPool } from '../capture/browser-pool.ts'
import { jobsOf } from '../capture/jobs.ts'
import type { Job } from '../capture/jobs.ts'
import { captureShot } from '../capture/shot.ts'
import { hashDiagnostics } from '../capture/diagnostics.ts'
import { SetupError } from '../config.ts'
import type { VisualConfig } from '../config.ts'

export type Mutation = {
  name: string
  story: string
  mode: string
  /** Suffix of the file names to edit. */
  files: string
  from: string
  to: string
}

export type Detector = 'picture' | 'words'

type Look = { picture: string; words: string }

const alarmsOf = (before: Look, after: Look): Detector[] =>
  (['picture', 'words'] as const).filter((kind) => before[kind] !== after[kind])

async function captureLooks(
  config: VisualConfig,
  planted: readonly Mutation[],
  one?: Mutation,
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
  const studio = await openBrowserPool(config, 1, edit)
  const looks = new Map<string, Look>()
  try {
    const jobs = jobsFor(planted, jobsOf(studio.stories))
    await studio.each(jobs, async (page, job) => {
      const { capture, diagnostics } = await captureShot(page, job)
      looks.set(job.key, { picture: capture?.picture.hash ?? 'none', words: hashDiagnostics(diagnostics) })
    })
  } finally {
    await studio.close()
  }
  if (one && edited === 0)
    throw new SetupError(`"${one.from}" is in no *${one.files}: ${one.name} cannot be planted.`)
  return looks
}

const keyOf = ({ story, mode }: Mutation) => `${story} ${mode}`

function jobsFor(planted: readonly Mutation[], all: readonly Job[]): Job[] {
  const keys = new Set(planted.map(keyOf))
  const found = all.filter(({ key }) => keys.has(key))
  const missing = [...keys].find((key) => !found.some((job) => job.key === key))
  if (missing !== undefined) throw new SetupError(`No story is captured as ${missing}.`)
  return found
}

export async function findFalseAlarms(config: VisualConfig, planted: readonly Mutation[]) {
  const before = await captureLooks(config, planted)
  const after = await captureLooks(config, planted)
  const keys = [...before.keys()].filter((key) => alarmsOf(before.get(key)!, after.get(key)!).length > 0)
  return { before, keys }
}

export async function runMutation(
  config: VisualConfig,
  one: Mutation,
  before: ReadonlyMap<string, Look>,
): Promise<Detector[]> {
  const after = await captureLooks(config, [one], one)
  return alarmsOf(before.get(keyOf(one))!, after.get(keyOf(one))!)
}
