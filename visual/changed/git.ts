import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { SetupError } from '../config.ts'

const run = promisify(execFile)

async function git(root: string, ...asked: string[]): Promise<string[]> {
  const { stdout } = await run('git', asked, { cwd: root, maxBuffer: 64 * 1024 * 1024 })
  return stdout.split('\n').filter((line) => line !== '')
}

/** Files that differ from where this branch left `ref`, committed or not; those that went and that are new as well. */
export async function changedFiles(root: string, ref: string): Promise<string[]> {
  try {
    const [differing, untracked] = await Promise.all([
      git(root, 'diff', '--name-only', '--no-renames', '--merge-base', ref),
      git(root, 'ls-files', '--others', '--exclude-standard'),
    ])
    return [...new Set([...differing, ...untracked])].toSorted()
  } catch (error) {
    throw new SetupError(`git does not know what changed since "${ref}": ${(error as Error).message.trim()}`)
  }
}
