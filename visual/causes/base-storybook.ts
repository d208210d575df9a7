import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { readSheets } from '../capture/style-sheets.ts'
import { openBrowserPool } from '../capture/browser-pool.ts'
import type { BrowserPool } from '../capture/browser-pool.ts'
import type { VisualConfig } from '../config.ts'
import { git } from '../git.ts'
import type { SheetText } from './page-source.ts'

const cache = '.cache/visual'
const lockFiles = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock']

const line = async (...args: Parameters<typeof git>) => String(await git(...args)).trim()

/** The commit whose sources render the approved pictures: the last that changed the lock. */
async function approvedCommit(root: string, baselines: string): Promise<string | null> {
  const lock = relative(root, join(baselines, 'lock'))
  const isChanged = (await line(root, 'status', '--porcelain', '--', lock)) !== ''
  const commit = await line(
    root,
    ...(isChanged ? ['rev-parse', 'HEAD'] : ['log', '-1', '--format=%H', '--', lock]),
  )
  return commit || null
}

async function hasSameDependencies(root: string, folder: string): Promise<boolean> {
  const read = (at: string, name: string) => readFile(join(at, name), 'utf8').catch(() => null)
  const same = lockFiles.map(async (name) => (await read(root, name)) === (await read(folder, name)))
  return (await Promise.all(same)).every(Boolean)
}

async function build(folder: string, command: string): Promise<boolean> {
  const child = spawn(command, { cwd: folder, shell: true, stdio: 'ignore' })
  const [code] = await once(child, 'close')
  return code === 0
}

/**
 * Built in a worktree of the whole repository, which is removed afterwards, with the present dependencies: a shot that others render otherwise
 * has another picture than the approved one, and its elements are not compared. Null, with the reason printed, if the
 * build fails.
 */
async function buildCommit(
  root: string,
  commit: string,
  { storybook, buildCommand }: VisualConfig,
  target: string,
  print: (line: string) => void,
): Promise<string | null> {
  const folder = join(root, cache, `worktree-${commit.slice(0, 12)}`)
  await rm(join(root, cache), { recursive: true, force: true })
  await git(root, 'worktree', 'prune')
  await git(root, 'worktree', 'add', '--detach', folder, commit)
  try {
    const prefix = await line(root, 'rev-parse', '--show-prefix')
    const top = join(root, await line(root, 'rev-parse', '--show-cdup'))
    const isSame: boolean[] = []
    for (const level of new Set(['', prefix])) {
      isSame.push(await hasSameDependencies(join(top, level), join(folder, level)))
      await symlink(join(top, level, 'node_modules'), join(folder, level, 'node_modules'))
    }
    if (isSame.includes(false))
      print('The dependencies differ from those of the approved pictures: what they change has no cause.')
    print(`Building the Storybook of the approved pictures, ${commit.slice(0, 8)}, to find causes`)
    const project = join(folder, prefix)
    const built = join(project, relative(root, storybook))
    if (!(await build(project, buildCommand)) || !existsSync(join(built, 'iframe.html'))) {
      print(`Causes are read from pixels only: "${buildCommand}" failed for ${commit.slice(0, 8)}.`)
      return null
    }
    await mkdir(dirname(target), { recursive: true })
    await cp(built, `${target}.part`, { recursive: true })
    await rename(`${target}.part`, target)
    return target
  } finally {
    await git(root, 'worktree', 'remove', '--force', folder)
  }
}

/** Prints why causes cannot be compared: the findings are worth a report without them. */
const printed = (print: (line: string) => void) => (error: Error) => {
  print(`Causes are read from pixels only: ${error.message}`)
  return null
}

/** The Storybook of the approved pictures, from the cache or built now; null outside of git or if it cannot be built. */
export async function baseStorybook(
  root: string,
  config: VisualConfig,
  print: (line: string) => void,
): Promise<string | null> {
  const commit = await approvedCommit(root, config.baselines).catch(() => null)
  if (!commit) return null
  const target = join(root, cache, commit)
  if (existsSync(join(target, 'iframe.html'))) return target
  return buildCommit(root, commit, config, target, print).catch(printed(print))
}

/** Null if it cannot be had. */
export type OpenBase = () => Promise<BrowserPool | null>

const tabs = 2

/** Nothing is built or opened before it is asked for. */
export type LazyBase = {
  /** Without a browser of its own. */
  readSheets(): Promise<SheetText[]>
  open: OpenBase
  close(): Promise<void>
}

/** `folder`: the Storybook of the approved pictures; built from git if undefined. */
export function lazyBase(
  config: VisualConfig,
  folder: string | undefined,
  print: (line: string) => void,
): LazyBase {
  let built: Promise<string | null> | undefined
  let opened: Promise<BrowserPool | null> | undefined
  const find = () =>
    (built ??= folder ? Promise.resolve(folder) : baseStorybook(process.cwd(), config, print))
  async function open() {
    const storybook = await find()
    return storybook === null ? null : openBrowserPool({ ...config, storybook, site: undefined }, tabs)
  }
  return {
    async readSheets() {
      const storybook = await find()
      return storybook === null ? [] : readSheets(storybook)
    },
    open: () => (opened ??= open().catch(printed(print))),
    close: async () => (await opened)?.close(),
  }
}
