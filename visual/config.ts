import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LaunchOptions } from '@playwright/test'
import type { Engine } from './capture/engine.ts'
import type { Site, SitePage } from './capture/site.ts'
import type { Story, StoryVisual } from './capture/story.ts'
import type { ChangeRules } from './changed/affected-stories.ts'
import { axesOf, completeModes } from './modes.ts'
import type { Mode, Modes } from './modes.ts'
import type { Report } from './report.ts'
import type { FileStub } from './static-server.ts'

export type { SitePage }

/** Default export of `visual.config.ts` with all defaults; paths are from the project root. */
export type VisualConfig<Project extends Modes = Modes> = {
  modes: Project
  storybook: string
  buildCommand: string
  site?: Site<Mode<Project>['locale']>
  /** Default branch of `--changed`. */
  baseBranch: string
  changeRules: ChangeRules
  baselines: string
  /** A git branch that holds the pictures in place of a folder beside the lock, such as `visual-pictures`. */
  pictureBranch?: string
  /** Folder of a record per review: who decided what. */
  approvals: string
  report: string
  /** Replacements for photographs and drawings; they keep the baselines small. */
  stubs: readonly FileStub[]
  /** Milliseconds after which a story that never rests is captured as it moves; 3,000 by default. */
  settleTimeout?: number
  /** Hosts that stories may reach; requests to all others fail at once. */
  allowedHosts?: readonly string[]
  /** More of `parameters.visual` of a story. */
  parameters?: (story: Story) => StoryVisual
  /** Options of Playwright's `launch`; the browser has to be the same build wherever pictures are taken. */
  launch: () => Promise<LaunchOptions>
  /** Other browsers, by their names for `--engine`: each has a folder for baselines, approvals and the report in those of above. */
  engines?: Readonly<Record<string, Engine>>
  /** That of `--engine`, and its name; set by `loadConfig`. */
  engine?: Engine
  engineName?: string
}

/** What `visual.config.ts` has to say. */
export type UserConfig<Project extends Partial<Modes> = Partial<Modes>> = Partial<
  Omit<VisualConfig, 'modes' | 'changeRules'>
> & {
  modes?: Project
  changeRules?: Partial<ChangeRules>
}

export const configFiles = ['ts', 'mts', 'js', 'mjs'].map((ending) => `visual.config.${ending}`)

const previewFiles = ['ts', 'tsx', 'js', 'jsx', 'mjs'].map((ending) => `.storybook/preview.${ending}`)

function withDefaults({ modes, changeRules, ...others }: UserConfig, root: string): VisualConfig {
  const preview = previewFiles.find((file) => existsSync(join(root, file))) ?? previewFiles[0]!
  const externals = ['.storybook/**', '{package-lock,pnpm-lock,yarn}.{json,yaml,lock}', 'public/**']
  const untraced = ['**/*.md', '**/*.{test,spec}.*', 'visual/**']
  return {
    storybook: 'storybook-static',
    buildCommand: 'npx storybook build --stats-json',
    baseBranch: 'main',
    baselines: 'visual/baselines',
    approvals: 'visual/approvals',
    report: 'visual-report',
    stubs: [],
    launch: () => Promise.resolve({}),
    ...others,
    modes: completeModes(modes ?? {}),
    changeRules: { preview, externals, untraced, ...changeRules },
  }
}

/** A mistake that the user can fix; the message says how. */
export class SetupError extends Error {
  override name = 'SetupError'
}

/** Resolves paths against `root`. Throws a `SetupError` if there is no configuration, or no engine of that name. */
export async function loadConfig(root: string, engineName?: string): Promise<VisualConfig> {
  const file = configFiles.map((name) => join(root, name)).find((one) => existsSync(one))
  if (file === undefined)
    throw new SetupError(`There is no visual.config.ts in ${root}. "npx visual init" writes one.`)
  const { default: own } = (await import(pathToFileURL(file).href)) as { default: UserConfig }
  const config = withDefaults(own, root)
  const name = Object.values(axesOf(config.modes))
    .flat()
    .find((one) => one.includes(' '))
  if (name !== undefined)
    throw new SetupError(`The mode "${name}" of ${basename(file)} has a space in its name.`)
  const stubs = config.stubs.map((one) => ({ ...one, file: resolve(root, one.file) }))
  const site: Site | undefined = config.site && {
    ...config.site,
    builtFile: resolve(root, config.site.builtFile),
  }
  const engine = engineName === undefined ? undefined : requireEngine(config, engineName)
  const folderOf = (folder: string) =>
    resolve(root, folder, ...(engineName === undefined ? [] : [engineName]))
  return {
    ...config,
    storybook: resolve(root, config.storybook),
    baselines: folderOf(config.baselines),
    approvals: folderOf(config.approvals),
    report: folderOf(config.report),
    stubs,
    site: engine ? undefined : site,
    engine,
    engineName,
  }
}

function requireEngine({ engines = {} }: VisualConfig, name: string): Engine {
  const engine = Object.hasOwn(engines, name) ? engines[name]! : undefined
  if (!engine)
    throw new SetupError(
      `visual.config.ts has no engine "${name}": ${Object.keys(engines).join(', ') || 'it names none'}.`,
    )
  return engine
}

/** Merging and reviewing need no browser. */
export function requireInstalled({ engine }: Pick<VisualConfig, 'engine'>) {
  const missing = engine?.missing() ?? null
  if (missing !== null) throw new SetupError(missing)
}

export function requireBuilt({ storybook, buildCommand, site }: VisualConfig) {
  if (!existsSync(join(storybook, 'iframe.html')))
    throw new SetupError(`There is no built Storybook in ${storybook}. Run "${buildCommand}" first.`)
  if (site && !existsSync(site.builtFile))
    throw new SetupError(
      `The site is not built: there is no ${site.builtFile}. Run "${site.buildCommand}" first.`,
    )
}

/** Each engine has baselines, a quarantine and approvals of its own. */
export function requireEngineOf(
  { engine }: Pick<Report, 'engine'>,
  { engineName }: Pick<VisualConfig, 'engineName'>,
) {
  if (engine === engineName) return
  throw new SetupError(
    engine === undefined
      ? 'The report is of no engine of visual.config.ts: leave out --engine.'
      : `The report is of ${engine}: say --engine ${engine}.`,
  )
}
