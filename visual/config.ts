import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LaunchOptions } from '@playwright/test'
import type { Site, SitePage } from './capture/site.ts'
import type { ChangeRules } from './changed/affected-stories.ts'
import { axesOf } from './modes.ts'
import type { Mode, Modes } from './modes.ts'
import type { FileStub } from './static-server.ts'

export type { SitePage }

/** Default export of `visual.config.ts`; paths are from the project root. */
export type VisualConfig<Project extends Modes = Modes> = {
  modes: Project
  storybook: string
  buildCommand: string
  site?: Site<Mode<Project>['locale']>
  /** Default branch of `--changed`. */
  baseBranch: string
  changeRules: ChangeRules
  baselines: string
  /** Folder of a record per review: who decided what. */
  approvals: string
  report: string
  /** Replacements for photographs and drawings; they keep the baselines small. */
  stubs: readonly FileStub[]
  /** Options of Playwright's `launch`; the browser has to be the same build wherever pictures are taken. */
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
  const name = Object.values(axesOf(config.modes))
    .flat()
    .find((one) => one.includes(' '))
  if (name !== undefined)
    throw new SetupError(`The mode "${name}" of visual.config.ts has a space in its name.`)
  const stubs = config.stubs.map((one) => ({ ...one, file: resolve(root, one.file) }))
  const site: Site | undefined = config.site && {
    ...config.site,
    builtFile: resolve(root, config.site.builtFile),
  }
  return {
    ...config,
    storybook: resolve(root, config.storybook),
    baselines: resolve(root, config.baselines),
    approvals: resolve(root, config.approvals),
    report: resolve(root, config.report),
    stubs,
    site,
  }
}

export function requireBuilt({ storybook, buildCommand, site }: VisualConfig) {
  if (!existsSync(join(storybook, 'iframe.html')))
    throw new SetupError(`There is no built Storybook in ${storybook}. Run "${buildCommand}" first.`)
  if (site && !existsSync(site.builtFile))
    throw new SetupError(
      `The site is not built: there is no ${site.builtFile}. Run "${site.buildCommand}" first.`,
    )
}
