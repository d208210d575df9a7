import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LaunchOptions } from '@playwright/test'
import type { Site } from './capture/site.ts'
import type { ChangeRules } from './changed/affected-stories.ts'
import type { FileStub } from './static-server.ts'

/** Default export of `visual.config.ts`; paths are from the project root. */
export type VisualConfig = {
  storybook: string
  buildCommand: string
  site?: Site
  /** Default branch of `--changed`. */
  baseBranch: string
  changeRules: ChangeRules
  baselines: string
  report: string
  /** Replacements for photographs and drawings; they keep the baselines small. */
  stubs: readonly FileStub[]
  launch: () => Promise<LaunchOptions>
}

/** A mistake that the user can fix; the message says how. */
export class SetupError extends Error {
  override name = 'SetupError'
}

/** Resolves paths against `root`. Throws a `SetupError` if there is no configuration. */
export async function loadConfig(root: string): Promise<VisualConfig> {
  const file = join(root, 'visual.config.ts')
  if (!existsSync(file)) throw new SetupError(`There is no visual.config.ts in ${root}.`)
  const { default: config } = (await import(pathToFileURL(file).href)) as { default: VisualConfig }
  const [storybook, baselines, report] = [config.storybook, config.baselines, config.report].map((path) =>
    resolve(root, path),
  ) as [string, string, string]
  const stubs = config.stubs.map((one) => ({ ...one, file: resolve(root, one.file) }))
  const site: Site | undefined = config.site && {
    ...config.site,
    builtFile: resolve(root, config.site.builtFile),
  }
  return { ...config, storybook, baselines, report, stubs, site }
}

export function requireBuilt({ storybook, buildCommand, site }: VisualConfig) {
  if (!existsSync(join(storybook, 'iframe.html')))
    throw new SetupError(`There is no built Storybook in ${storybook}. Run "${buildCommand}" first.`)
  if (site && !existsSync(site.builtFile))
    throw new SetupError(
      `The site is not built: there is no ${site.builtFile}. Run "${site.buildCommand}" first.`,
    )
}
