import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changedFiles, fileAtBase, repositoryFiles } from './git.ts'

let parent: string
const git = (folder: string, ...args: string[]) => execFileSync('git', args, { cwd: join(parent, folder) })
const commit = async (folder: string, file: string) => {
  await writeFile(join(parent, folder, file), '')
  git(folder, 'add', file)
  git(folder, '-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '-qm', 'A change')
}

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'changed-'))
  git('.', 'init', '-q', '-b', 'main', 'upstream')
  await commit('upstream', 'base.ts')
  git('upstream', 'checkout', '-qb', 'branch')
  await commit('upstream', 'own.ts')
  git('.', 'clone', '-q', '-b', 'branch', 'upstream', 'checkout')
  git('checkout', 'checkout', '-q', '--detach')
})
afterAll(() => rm(parent, { recursive: true }))

test('a checkout that has the base of its remote only, as on a CI, knows what changed', async () => {
  expect(await changedFiles(join(parent, 'checkout'), 'main')).toEqual(['own.ts'])
})

test('a file is read as it was at the base, and not at all if the branch added it', async () => {
  const root = join(parent, 'checkout')
  await writeFile(join(root, 'base.ts'), 'changed')
  expect(await fileAtBase(root, 'main', 'base.ts')).toBe('')
  expect(await fileAtBase(root, 'main', 'own.ts')).toBeNull()
})

test('a name that is not ASCII is the name of the file', async () => {
  const root = join(parent, 'named')
  git('.', 'clone', '-q', '-b', 'branch', 'upstream', 'named')
  await commit('named', 'قیمت.ts')
  await writeFile(join(root, 'اندازه.ts'), '')
  expect(await changedFiles(root, 'main')).toEqual(['own.ts', 'اندازه.ts', 'قیمت.ts'].toSorted())
  expect(await repositoryFiles(root)).toContain('قیمت.ts')
})

test('in a package of a larger repository, paths are from the package', async () => {
  const folder = join(parent, 'checkout/packages/ui')
  await mkdir(folder, { recursive: true })
  await commit('checkout', 'packages/ui/card.ts')
  await writeFile(join(folder, 'new.ts'), '')
  expect(await changedFiles(folder, 'main')).toEqual(['../../base.ts', '../../own.ts', 'card.ts', 'new.ts'])
  expect(await fileAtBase(folder, 'main', '../../base.ts')).toBe('')
})
