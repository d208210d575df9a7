import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Story } from '../capture/story.ts'
import { SetupError } from '../config.ts'
import type { VisualConfig } from '../config.ts'
import type { LockEntry } from '../lock/lock.ts'
import type { Why } from '../report.ts'
import { choose } from './choose.ts'
import type { Choice } from './choose.ts'
import { parseStats } from './graph.ts'

/** What changed files mean for these stories. Throws a `SetupError` where the build cannot tell. */
export async function choiceOf(
  files: readonly string[],
  stories: readonly Story[],
  { storybook, build, changes }: VisualConfig,
): Promise<Choice> {
  const stats = join(storybook, 'preview-stats.json')
  if (!existsSync(stats))
    throw new SetupError(`The Storybook was built without --stats-json. Run "${build}" again.`)
  const graph = parseStats(await readFile(stats, 'utf8'))
  return choose(files, graph, stories, changes)
}

/** Why a shot of a story may differ from its baseline; `choice` is null where nobody can tell what changed. */
export function whyOf(choice: Choice | null, story: Story, entry: LockEntry | undefined, build: string): Why {
  const files = choice?.stories.get(story.id) ?? []
  if (entry && entry.build !== build) return { files, origin: 'browser' }
  if (!choice) return { files, origin: 'unknown' }
  return { files, origin: choice.everything !== null || files.length > 0 ? 'branch' : 'base' }
}
