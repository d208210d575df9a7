import { posix } from 'node:path'
import { SetupError } from '../config.ts'
import { git } from '../git.ts'

const partsOf = async (separator: string, ...args: Parameters<typeof git>) =>
  String(await git(...args))
    .split(separator)
    .filter((part) => part !== '')

const linesOf = (...args: Parameters<typeof git>) => partsOf('\n', ...args)

/** For commands with `-z`, without which git quotes names that are not ASCII. */
const pathsOf = (...args: Parameters<typeof git>) => partsOf('\0', ...args)

/** A CI checks out one commit and has branches of its remote only. */
const commitOf = (root: string, ref: string) =>
  git(root, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`).then(
    () => ref,
    () => `origin/${ref}`,
  )

/** Files that differ from the merge base with `ref`: committed or not, deleted and untracked included. Paths are from `root`. */
export async function changedFiles(root: string, ref: string): Promise<string[]> {
  try {
    const base = await commitOf(root, ref)
    const [[folder = ''], differing, untracked] = await Promise.all([
      linesOf(root, 'rev-parse', '--show-prefix'),
      pathsOf(root, 'diff', '-z', '--name-only', '--no-renames', '--merge-base', base),
      pathsOf(root, 'ls-files', '-z', '--others', '--exclude-standard'),
    ])
    const changed = differing.map((file) => posix.relative(folder, file))
    return [...new Set([...changed, ...untracked])].toSorted()
  } catch (error) {
    throw new SetupError(`git does not know what changed since "${ref}": ${(error as Error).message.trim()}`)
  }
}

export async function repositoryFiles(root: string): Promise<string[]> {
  try {
    return await pathsOf(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
  } catch (error) {
    throw new SetupError(`git does not know the files of ${root}: ${(error as Error).message.trim()}`)
  }
}

/** A file as it was at the merge base with `ref`; null if it was not there. */
export async function fileAtBase(root: string, ref: string, file: string): Promise<string | null> {
  const [base] = await linesOf(root, 'merge-base', await commitOf(root, ref), 'HEAD')
  return git(root, 'show', `${base}:./${file}`).then(String, () => null)
}
