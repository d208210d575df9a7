import { matchesGlob } from 'node:path'
import type { Story } from '../capture/story.ts'
import { findDependents } from './graph.ts'
import type { ModuleGraph } from './graph.ts'

export type ChangeRules = {
  preview: string
  /** Globs of files that may change any screenshot. */
  externals: readonly string[]
  /** Globs of files that change no screenshot, even if they match `externals`. */
  untraced: readonly string[]
  /** Globs of modules that only list others, such as a route tree; their importers do not depend on all of them. */
  registries?: readonly string[]
  /** Globs of dictionaries, modules of string literals: a changed text reaches the stories whose approved text has it. */
  dictionaries?: readonly string[]
}

type FileReason = { file: string; reason: string }

export type AffectedStories = {
  /** Files that may have changed every story: all are captured if there is one. */
  everywhere: readonly FileReason[]
  stories: ReadonlyMap<string, readonly string[]>
  untraced: readonly FileReason[]
}

export type StoryModule = Pick<Story, 'id' | 'importPath' | 'visual'>

/** The stories that `files` may have changed; all of them in doubt. */
export function findAffectedStories(
  files: readonly string[],
  graph: ModuleGraph,
  drawn: readonly StoryModule[],
  rules: ChangeRules,
  storiesByText: ReadonlyMap<string, readonly string[]> = new Map(),
): AffectedStories {
  const stories = new Map<string, string[]>()
  const untraced: FileReason[] = []
  const everywhere: FileReason[] = []
  const matches = (file: string, globs: readonly string[] = []) =>
    globs.find((glob) => matchesGlob(file, glob))
  for (const file of files) {
    const reached = findDependents(graph, file, (one) => matches(one, rules.registries) !== undefined)
    const affected = drawn.filter(
      ({ importPath, visual }) =>
        reached.has(fileOf(importPath)) || [...reached].some((one) => matches(one, visual.renderedBy)),
    )
    const glob = matches(file, rules.externals)
    const withText = storiesByText.get(file)
    if (matches(file, rules.untraced)) untraced.push({ file, reason: 'changes no picture' })
    else if (withText?.length === 0) untraced.push({ file, reason: 'has new texts, which no story shows' })
    else if (withText) for (const id of withText) stories.set(id, [...(stories.get(id) ?? []), file])
    else if (glob) everywhere.push({ file, reason: `may change any picture (${glob})` })
    else if (!graph.has(file))
      everywhere.push({ file, reason: 'is not in the Storybook that was built: who knows' })
    else if (reached.has(rules.preview))
      everywhere.push({ file, reason: 'is part of the preview of every story' })
    else if (affected.length === 0)
      everywhere.push({ file, reason: 'reaches no story that is known: who knows' })
    else for (const { id } of affected) stories.set(id, [...(stories.get(id) ?? []), file])
  }
  return { everywhere, stories, untraced }
}

const fileOf = (importPath: string) => importPath.replace(/^\.\//, '')
