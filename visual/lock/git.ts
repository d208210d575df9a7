import { SetupError } from '../config.ts'
import { git } from '../git.ts'

const gitOrNull = (...args: Parameters<typeof git>) => git(...args).catch(() => null)

/** A file in the base and both sides of an unresolved merge conflict; null if there is none. */
export async function readMergeStages(folder: string, file: string) {
  const [base, ours, theirs] = await Promise.all(
    [1, 2, 3].map((stage) => gitOrNull(folder, 'show', `:${stage}:./${file}`)),
  )
  if (!ours || !theirs) return null
  return { base: String(base ?? ''), ours: String(ours), theirs: String(theirs) }
}

export const hasConflictMarks = (text: string) => text.includes('<<<<<<<')

/** The marks were added to git, which no longer knows both sides. */
export const unknownConflict = (file: string) =>
  new SetupError(`${file} has marks of a merge conflict. Remove them, then try again.`)

export async function readFromHistory(folder: string, file: string): Promise<Buffer | null> {
  const args = ['--all', '-1', '--diff-merges=first-parent', '--diff-filter=A', '--format=%H', '--name-only']
  const commit = await gitOrNull(folder, 'log', ...args, '--', file)
  const [hash] = String(commit ?? '').split('\n')
  return hash ? gitOrNull(folder, 'show', `${hash}:./${file}`) : null
}
