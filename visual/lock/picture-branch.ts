import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { git } from '../git.ts'
import { picturePath } from './picture-store.ts'
import type { PictureStore } from './picture-store.ts'

const remote = 'origin'

/**
 * On an orphan branch of the same repository, which no checkout has: a clone of the code stays small, and with
 * `git fetch --filter=blob:none` only pictures that are looked at are fetched. Pictures are never dropped from it, since
 * it serves all branches of the code.
 */
export function openPictureBranch(root: string, branch: string): PictureStore {
  const refs = [`refs/heads/${branch}`, `refs/remotes/${remote}/${branch}`]
  const written = new Map<string, string>()
  const line = async (...args: string[]) => String(await git(root, ...args)).trim()
  const lineOrNull = (...args: string[]) => line(...args).catch(() => null)

  const commits = async () =>
    (await Promise.all(refs.map((ref) => lineOrNull('rev-parse', '--verify', '--quiet', ref)))).filter(
      (commit) => commit !== null,
    )

  async function read(hash: string) {
    if (written.has(hash)) return git(root, 'cat-file', 'blob', written.get(hash)!)
    for (const commit of await commits()) {
      const picture = await git(root, 'cat-file', 'blob', `${commit}:${picturePath(hash)}`).catch(() => null)
      if (picture) return picture
    }
    return undefined
  }

  async function has(hash: string) {
    if (written.has(hash)) return true
    const listed = await Promise.all(
      (await commits()).map((commit) => lineOrNull('ls-tree', commit, picturePath(hash))),
    )
    return listed.some(Boolean)
  }

  /** The tree of all refs and of what was written: two machines that both add pictures are merged. */
  async function writeTree(parents: readonly string[]) {
    const folder = await mkdtemp(join(tmpdir(), 'visual-index-'))
    const withIndex = (args: string[], input = '') =>
      run(root, args, input, { GIT_INDEX_FILE: join(folder, 'index') })
    try {
      const trees = await Promise.all(parents.map((parent) => line('ls-tree', '-r', parent)))
      const own = [...written].map(([hash, blob]) => `100644 blob ${blob}\t${picturePath(hash)}`)
      await withIndex(
        ['update-index', '--index-info'],
        [...trees, ...own, ''].filter(Boolean).join('\n') + '\n',
      )
      return await withIndex(['write-tree', '--missing-ok'])
    } finally {
      await rm(folder, { recursive: true })
    }
  }

  return {
    read,
    has,
    async write(hash, webp) {
      written.set(hash, await run(root, ['hash-object', '-w', '--stdin'], webp))
    },
    async finish() {
      if (written.size > 0) {
        const parents = [...new Set(await commits())]
        const tree = await writeTree(parents)
        const message = `${written.size} ${written.size === 1 ? 'picture' : 'pictures'}`
        const ofParents = parents.flatMap((parent) => ['-p', parent])
        const commit = await line('commit-tree', tree, ...ofParents, '-m', message)
        await git(root, 'update-ref', refs[0]!, commit)
        written.clear()
      }
      return `commit it with the lock and diagnostics, and run "git push ${remote} ${branch}"`
    },
  }
}

function run(cwd: string, args: string[], input: string | Buffer, env: Record<string, string> = {}) {
  return new Promise<string>((resolve, reject) => {
    const child = execFile('git', args, { cwd, env: { ...process.env, ...env } }, (error, output) =>
      error ? reject(error) : resolve(output.trim()),
    )
    /** Git may end before it has read all: its exit code says why. */
    child.stdin!.on('error', () => {}).end(input)
  })
}
