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

export type Detector = 'picture' | 'diagnostics'

type Hashes = Record<Detector, string>

const alarmsOf = (before: Hashes, after: Hashes): Detector[] =>
  (['picture', 'diagnostics'] as const).filter((kind) => before[kind] !== after[kind])

async function captureHashes(
  config: VisualConfig,
  mutations: readonly Mutation[],
  one?: Mutation,
): Promise<Map<string, Hashes>> {
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
  const browserPool = await openBrowserPool(config, 1, edit)
  const hashes = new Map<string, Hashes>()
  try {
    const jobs = jobsFor(mutations, jobsOf(browserPool.stories))
    await browserPool.each(jobs, async (page, job) => {
      const { screenshot, diagnostics } = await captureShot(page, job)
      hashes.set(job.key, {
        picture: screenshot?.picture.hash ?? 'none',
        diagnostics: hashDiagnostics(diagnostics),
      })
    })
  } finally {
    await browserPool.close()
  }
  if (one && edited === 0)
    throw new SetupError(
      `"${one.from}" is in no *${one.files}: the mutation "${one.name}" cannot be applied.`,
    )
  return hashes
}

const keyOf = ({ story, mode }: Mutation) => `${story} ${mode}`

function jobsFor(mutations: readonly Mutation[], all: readonly Job[]): Job[] {
  const keys = new Set(mutations.map(keyOf))
  const found = all.filter(({ key }) => keys.has(key))
  const missing = [...keys].find((key) => !found.some((job) => job.key === key))
  if (missing !== undefined) throw new SetupError(`No story is captured as ${missing}.`)
  return found
}

export async function findFalseAlarms(config: VisualConfig, mutations: readonly Mutation[]) {
  const before = await captureHashes(config, mutations)
  const after = await captureHashes(config, mutations)
  const keys = [...before.keys()].filter((key) => alarmsOf(before.get(key)!, after.get(key)!).length > 0)
  return { before, keys }
}

export async function runMutation(
  config: VisualConfig,
  one: Mutation,
  before: ReadonlyMap<string, Hashes>,
): Promise<Detector[]> {
  const after = await captureHashes(config, [one], one)
  return alarmsOf(before.get(keyOf(one))!, after.get(keyOf(one))!)
}
