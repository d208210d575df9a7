import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import type { Job } from '../capture/jobs.ts'
import { openBrowserPool } from '../capture/browser-pool.ts'
import { captureAll } from '../capture/capture-all.ts'
import type { VisualConfig } from '../config.ts'
import { baselinesOf } from '../lock/baselines.ts'
import { globalsOf, viewportSizes } from '../modes.ts'
import type { Size } from '../modes.ts'
import { serveFolder } from '../static-server.ts'

export type BenchSubject = { key: string; storyId: string; globals: string; size: Size }

export type Measurement = { shots: number; seconds: number; failed: number }

const noSignatures = () => Promise.resolve([])
const noProof = () => Promise.resolve(null)
const noProgress = { first: () => {}, again: () => {} }

export async function measureHarness(
  config: VisualConfig,
  jobs: readonly Job[],
  tabs: number,
): Promise<Measurement> {
  const baselines = baselinesOf(config)
  const lock = await baselines.readLock()
  const browserPool = await openBrowserPool(config, tabs)
  const started = performance.now()
  const judged = await captureAll(jobs, {
    browserPool,
    lock,
    baselines,
    sign: noSignatures,
    prove: noProof,
    progress: noProgress,
  }).finally(browserPool.close)
  const failed = judged.filter(({ verdict }) => verdict === 'broken').length
  return { shots: jobs.length, seconds: (performance.now() - started) / 1000, failed }
}

/** The same shots with `toHaveScreenshot`, a fresh page each; the first run records, the second is measured. */
export async function measureScreenshots(
  config: VisualConfig,
  jobs: readonly Job[],
  workers: number,
  folder: string,
): Promise<Measurement> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const server = await serveFolder(config.storybook, config.stubs)
  const subjects = jobs.map(({ key, story, mode }): BenchSubject => ({
    key,
    storyId: story.id,
    globals: formatGlobals(globalsOf(config.modes, mode)),
    size: viewportSizes[mode.viewport]!,
  }))
  const file = join(folder, 'subjects.json')
  await writeFile(file, JSON.stringify({ url: server.url, subjects }))
  const env = { VISUAL_BENCH: file, VISUAL_BENCH_FOLDER: folder, VISUAL_BENCH_WORKERS: String(workers) }
  try {
    await playwright(['--update-snapshots'], env)
    await playwright([], env)
  } finally {
    await server.close()
  }
  const { stats } = JSON.parse(await readFile(join(folder, 'report.json'), 'utf8')) as {
    stats: { duration: number; expected: number; unexpected: number }
  }
  return {
    shots: stats.expected + stats.unexpected,
    seconds: stats.duration / 1000,
    failed: stats.unexpected,
  }
}

/** As in Storybook's addresses. */
const formatGlobals = (globals: Record<string, unknown>) =>
  Object.entries(globals)
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';')

async function playwright(options: readonly string[], env: Record<string, string>) {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  const config = join(import.meta.dirname, `playwright.config${extname(import.meta.filename)}`)
  const child = spawn(process.execPath, [cli, 'test', '--config', config, ...options], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await once(child, 'close')
}
