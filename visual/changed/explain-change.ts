import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Story } from '../capture/story.ts'
import { SetupError } from '../config.ts'
import type { VisualConfig } from '../config.ts'
import type { LockEntry } from '../lock/lock.ts'
import type { Why } from '../report.ts'
import type { AffectedStories } from './affected-stories.ts'
import { parseStats } from './graph.ts'
import type { ModuleGraph } from './graph.ts'

export async function readModuleGraph({ storybook, buildCommand }: VisualConfig): Promise<ModuleGraph> {
  const stats = join(storybook, 'preview-stats.json')
  if (existsSync(stats)) return parseStats(await readFile(stats, 'utf8'))
  throw new SetupError(`The Storybook was built without --stats-json. Run "${buildCommand}" again.`)
}

/** A report has a list of them for each shot. */
const maxFilesOfAll = 10

const filesThatReach = (id: string, { stories, everywhere }: AffectedStories) => [
  ...(stories.get(id) ?? []),
  ...everywhere.slice(0, maxFilesOfAll).map(({ file }) => file),
]

export function explainChange(
  choice: AffectedStories | null,
  story: Story,
  entry: LockEntry | undefined,
  build: string,
): Why {
  const files = choice ? filesThatReach(story.id, choice) : []
  if (entry && entry.browserVersion !== build) return { files, origin: 'browser' }
  if (!choice) return { files, origin: 'unknown' }
  return { files, origin: files.length > 0 ? 'branch' : 'base' }
}
