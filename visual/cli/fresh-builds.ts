import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../capture/site.ts'
import { readModuleGraph } from '../changed/explain-change.ts'
import { changedFiles, repositoryFiles } from '../changed/git.ts'
import type { ModuleGraph } from '../changed/graph.ts'
import { findStaleSource, sourcesAmong, unbuiltStories } from '../changed/stale-source.ts'
import { SetupError } from '../config.ts'
import type { VisualConfig } from '../config.ts'
import { printLine } from './outcome.ts'

export type Changes = { files: readonly string[]; graph: ModuleGraph }

export async function changesSince(
  config: VisualConfig,
  changed: string | undefined,
): Promise<Changes | null> {
  try {
    const files = await changedFiles(process.cwd(), changed || config.baseBranch)
    return { files, graph: await readModuleGraph(config) }
  } catch (error) {
    if (changed !== undefined || !(error instanceof SetupError)) throw error
    return null
  }
}

/** Throws a `SetupError` if the Storybook or the site is older than its sources. */
export async function requireFreshBuilds(config: VisualConfig) {
  const files = await sourceFiles(config)
  if (!files) return
  await requireFreshStorybook(config, files)
  const { site } = config
  const stale = site && (await staleSourceOf(site, files.files))
  if (stale)
    throw new SetupError(`${stale} changed after the site was built. Run "${site.buildCommand}" again.`)
}

async function sourceFiles(config: VisualConfig): Promise<Changes | null> {
  try {
    return { files: await repositoryFiles(process.cwd()), graph: await readModuleGraph(config) }
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    printLine(`Whether the Storybook is older than its source is not known: ${error.message}`)
    return null
  }
}

/** Resolves to whether the site is fresh; throws a `SetupError` if the Storybook is not. */
export async function requireFreshChanges(config: VisualConfig, changes: Changes) {
  await requireFreshStorybook(config, changes)
  const { site } = config
  const stale = site && (await staleSourceOf(site, changes.files))
  if (stale)
    printLine(`Without pages of the site: ${stale} changed after it was built ("${site.buildCommand}").`)
  return !stale
}

async function requireFreshStorybook(
  { storybook, buildCommand, changeRules }: VisualConfig,
  { files, graph }: Changes,
) {
  const built = files.filter((file) => graph.has(file))
  const deleted = built.find((file) => !existsSync(file))
  const sources = [...built, ...unbuiltStories(files, graph, changeRules.untraced)]
  const stale = deleted ?? (await findStaleSource(join(storybook, 'iframe.html'), sources, process.cwd()))
  if (stale)
    throw new SetupError(`${stale} changed after the Storybook was built. Run "${buildCommand}" again.`)
}

function staleSourceOf(site: Site, files: readonly string[]) {
  return findStaleSource(site.builtFile, sourcesAmong(files, site), process.cwd())
}
