import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPictureBranch } from './picture-branch.ts'

const branch = 'visual-pictures'
let root: string
const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
    cwd: join(root, folder),
    stdio: 'pipe',
  })
    .toString()
    .trim()

function clone(name: string, ...options: string[]) {
  git('.', 'clone', '-q', ...options, `file://${join(root, 'remote')}`, name)
  git(name, 'config', 'user.name', 't')
  git(name, 'config', 'user.email', 't@example.com')
  return openPictureBranch(join(root, name), branch)
}

const picture = (name: string) => ({ hash: name.padEnd(32, '0'), webp: Buffer.from(`the picture ${name}`) })

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'picture-branch-'))
  git('.', 'init', '-q', '--bare', '-b', 'main', 'remote')
  git('remote', 'config', 'uploadpack.allowFilter', 'true')
  git('remote', 'config', 'uploadpack.allowAnySHA1InWant', 'true')
  git('.', 'clone', '-q', `file://${join(root, 'remote')}`, 'first')
  git('first', 'commit', '-q', '--allow-empty', '-m', 'The code')
  git('first', 'push', '-q', 'origin', 'HEAD:main')
})
afterAll(() => rm(root, { recursive: true }))

test('pictures of two machines are merged on a branch that no checkout has, and only those read are fetched', async () => {
  const [red, green, blue] = [picture('red'), picture('green'), picture('blue')]
  const one = clone('one')
  await one.write(red.hash, red.webp)
  expect(await one.read(red.hash)).toEqual(red.webp)
  expect(await one.finish(new Set())).toContain('git push origin visual-pictures')
  git('one', 'push', '-q', 'origin', branch)
  expect(git('one', 'status', '--porcelain')).toBe('')
  expect(git('one', 'ls-files')).toBe('')

  const other = clone('other')
  await one.write(green.hash, green.webp)
  await one.finish(new Set())
  git('one', 'push', '-q', 'origin', branch)
  await other.write(blue.hash, blue.webp)
  await other.finish(new Set())
  expect(() => git('other', 'push', '-q', 'origin', branch)).toThrow('rejected')
  git('other', 'fetch', '-q')
  await other.write(blue.hash, blue.webp)
  await other.finish(new Set())
  git('other', 'push', '-q', 'origin', branch)

  const lean = clone('lean', '--filter=blob:none')
  const isThere = (webp: Buffer) =>
    git('lean', 'cat-file', '--batch-all-objects', '--batch-check').includes(
      execFileSync('git', ['hash-object', '--stdin'], { input: webp }).toString().trim(),
    )
  for (const { hash } of [red, green, blue]) expect(await lean.has(hash)).toBe(true)
  expect(await lean.read(green.hash)).toEqual(green.webp)
  expect([red, green, blue].map(({ webp }) => isThere(webp))).toEqual([false, true, false])
  expect(await lean.has(picture('none').hash)).toBe(false)
})

test('git that ends before it has read a picture says why', async () => {
  const store = openPictureBranch(tmpdir(), branch)
  await expect(store.write('large'.padEnd(32, '0'), Buffer.alloc(2_000_000))).rejects.toThrow(
    'not a git repository',
  )
})
