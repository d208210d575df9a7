import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LaunchOptions } from '@playwright/test'
import type { Site } from './capture/site.ts'
import type { ChangeRules } from './changed/choose.ts'
import type { StandIn } from './static-server.ts'

/** What a project tells the harness, as the default export of its `visual.config.ts`. Paths are from its root. */
export type VisualConfig = {
  /** The folder of the built Storybook. */
  storybook: string
  /** The command that builds it. */
  build: string
  /** The built site, where its pages are captured too. */
  site?: Site
  /** The branch that changes are compared with, where none is named. */
  base: string
  /** What a changed file means for the pictures. */
  changes: ChangeRules
  /** Where the lock and the pictures are kept. */
  baselines: string
  /** Where a run leaves its report. */
  report: string
  /** Files for what is not a subject of the pictures: drawings and photographs. They keep the baselines small. */
  standIns: readonly StandIn[]
  /** How the one browser of every picture is launched. */
  launch: () => Promise<LaunchOptions>
}

/** Something that a person has to put right; its message says what. */
export class SetupError extends Error {
  override name = 'SetupError'
}

/** The configuration of the project in `root`, with absolute paths. Throws a `SetupError` where there is none. */
export async function loadConfig(root: string): Promise<VisualConfig> {
  const file = join(root, 'visual.config.ts')
  if (!existsSync(file)) throw new SetupError(`There is no visual.config.ts in ${root}.`)
  const { default: config } = (await import(pathToFileURL(file).href)) as { default: VisualConfig }
  const [storybook, baselines, report] = [config.storybook, config.baselines, config.report].map((path) =>
    resolve(root, path),
  ) as [string, string, string]
  const standIns = config.standIns.map((one) => ({ ...one, file: resolve(root, one.file) }))
  const site = config.site && { ...config.site, built: resolve(root, config.site.built) }
  return { ...config, storybook, baselines, report, standIns, site }
}

/** Throws a `SetupError` where the Storybook or the site is not built. */
export function requireBuilt({ storybook, build, site }: VisualConfig) {
  if (!existsSync(join(storybook, 'iframe.html')))
    throw new SetupError(`There is no built Storybook in ${storybook}. Run "${build}" first.`)
  if (site && !existsSync(site.built))
    throw new SetupError(`The site is not built: there is no ${site.built}. Run "${site.build}" first.`)
}
