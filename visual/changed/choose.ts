import { matchesGlob } from 'node:path'
import { reachedFrom } from './graph.ts'
import type { ModuleGraph } from './graph.ts'

export type ChangeRules = {
  /** The module that every story is drawn through. */
  preview: string
  /** Globs of files that may change any picture: configuration, tokens, fonts, dictionaries, static files. */
  everything: readonly string[]
  /** Globs of files that change none: tests, documents, what no Storybook holds. */
  nothing: readonly string[]
}

/** What a change means for the pictures, each with its reason. */
export type Choice = {
  /** Why every story is captured; null where only some are. */
  everything: string | null
  /** By the file of a story: the changed files that reach it. */
  stories: ReadonlyMap<string, readonly string[]>
  /** Changed files that reach no story, and why they need not. */
  left: readonly { file: string; reason: string }[]
}

/** Which stories `files` may have changed. In doubt, all of them. */
export function choose(
  files: readonly string[],
  graph: ModuleGraph,
  storyFiles: ReadonlySet<string>,
  rules: ChangeRules,
): Choice {
  const stories = new Map<string, string[]>()
  const left: { file: string; reason: string }[] = []
  const matches = (file: string, globs: readonly string[]) => globs.find((glob) => matchesGlob(file, glob))
  let everything: string | null = null
  for (const file of files) {
    const reached = reachedFrom(graph, file)
    const those = [...reached].filter((one) => storyFiles.has(one))
    const glob = matches(file, rules.everything)
    if (glob) everything ??= `${file} may change any picture (${glob})`
    else if (matches(file, rules.nothing)) left.push({ file, reason: 'changes no picture' })
    else if (!graph.has(file)) everything ??= `${file} is not in the Storybook that was built: who knows`
    else if (reached.has(rules.preview) || those.length === 0)
      everything ??= `${file} is part of the preview of every story`
    else for (const story of those) stories.set(story, [...(stories.get(story) ?? []), file])
  }
  return { everything, stories, left }
}
