import { git } from '../git.ts'

const known = (...asked: Parameters<typeof git>) => git(...asked).catch(() => null)

/** A file as the base of a merge and its two sides have it, while git waits for the conflict to be solved. */
export async function readStages(folder: string, file: string) {
  const [base, ours, theirs] = await Promise.all(
    [1, 2, 3].map((stage) => known(folder, 'show', `:${stage}:./${file}`)),
  )
  if (!ours || !theirs) return null
  return { base: String(base ?? ''), ours: String(ours), theirs: String(theirs) }
}

/** A file that was once kept in the folder, from the commit that brought it; null where none did. */
export async function fromHistory(folder: string, file: string): Promise<Buffer | null> {
  const asked = ['--all', '-1', '--diff-merges=first-parent', '--diff-filter=A', '--format=%H', '--name-only']
  const commit = await known(folder, 'log', ...asked, '--', file)
  const [hash] = String(commit ?? '').split('\n')
  return hash ? known(folder, 'show', `${hash}:./${file}`) : null
}
