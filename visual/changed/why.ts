import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Story } from '../capture/story.ts'
import { SetupError } from '../config.ts'
import type { VisualConfig } from '../config.ts'
import type { LockEntry } from '../lock/lock.ts'
import type { Why } from '../report.ts'
import type { Choice } from './choose.ts'
import { parseStats } from './graph.ts'
import type { ModuleGraph } from './graph.ts'

/** Who imports whom in the built Storybook. Throws a `SetupError` where it was not asked to tell. */
export async function graphOf({ storybook, build }: VisualConfig): Promise<ModuleGraph> {
  const stats = join(storybook, 'preview-stats.json')
  if (existsSync(stats)) return parseStats(await readFile(stats, 'utf8'))
  throw new SetupError(`The Storybook was built without --stats-json. Run "${build}" again.`)
}

/** Why a shot of a story may differ from its baseline; `choice` is null where nobody can tell what changed. */
export function whyOf(choice: Choice | null, story: Story, entry: LockEntry | undefined, build: string): Why {
  const files = choice?.stories.get(story.id) ?? []
  if (entry && entry.build !== build) return { files, origin: 'browser' }
  if (!choice) return { files, origin: 'unknown' }
  return { files, origin: choice.everything !== null || files.length > 0 ? 'branch' : 'base' }
}
