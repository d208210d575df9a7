import { matchesGlob } from 'node:path'
import type { Story } from '../capture/story.ts'
import { reachedFrom } from './graph.ts'
import type { ModuleGraph } from './graph.ts'

export type ChangeRules = {
  /** The module that every story is drawn through. */
  preview: string
  /** Globs of files that may change any picture: configuration, tokens, fonts, dictionaries, static files. */
  everything: readonly string[]
  /** Globs of files that change none: tests and documents, and what no Storybook holds. */
  nothing: readonly string[]
  /** Globs of modules that only list others, as a tree of routes does: who imports one is not drawn by all of them. */
  tables?: readonly string[]
}

/** What a change means for the pictures, each with its reason. */
export type Choice = {
  /** Why every story is captured; null where only some are. */
  everything: string | null
  /** By the id of a story: the changed files that reach it. */
  stories: ReadonlyMap<string, readonly string[]>
  /** Changed files that reach no story, and why they need not. */
  left: readonly { file: string; reason: string }[]
}

export type Drawn = Pick<Story, 'id' | 'importPath' | 'visual'>

/** Which stories `files` may have changed. In doubt, all of them. */
export function choose(
  files: readonly string[],
  graph: ModuleGraph,
  drawn: readonly Drawn[],
  rules: ChangeRules,
): Choice {
  const stories = new Map<string, string[]>()
  const left: { file: string; reason: string }[] = []
  const matches = (file: string, globs: readonly string[] = []) =>
    globs.find((glob) => matchesGlob(file, glob))
  let everything: string | null = null
  for (const file of files) {
    const reached = reachedFrom(graph, file, (one) => matches(one, rules.tables) !== undefined)
    const those = drawn.filter(
      ({ importPath, visual }) =>
        reached.has(fileOf(importPath)) || [...reached].some((one) => matches(one, visual.drawnBy)),
    )
    const glob = matches(file, rules.everything)
    if (glob) everything ??= `${file} may change any picture (${glob})`
    else if (matches(file, rules.nothing)) left.push({ file, reason: 'changes no picture' })
    else if (!graph.has(file)) everything ??= `${file} is not in the Storybook that was built: who knows`
    else if (reached.has(rules.preview)) everything ??= `${file} is part of the preview of every story`
    else if (those.length === 0) everything ??= `${file} reaches no story that is known: who knows`
    else for (const { id } of those) stories.set(id, [...(stories.get(id) ?? []), file])
  }
  return { everything, stories, left }
}

const fileOf = (importPath: string) => importPath.replace(/^\.\//, '')
