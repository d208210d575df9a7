import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noWords, pictureOf } from '../capture/shot.ts'
import { hashOfWords } from '../capture/words.ts'
import { openBaselines } from './baselines.ts'
import type { Lock, LockEntry } from './lock.ts'

/** A repository in which two branches approved pictures. */
let root: string
let baselines: ReturnType<typeof openBaselines>
const git = (...asked: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...asked], {
    cwd: root,
    stdio: 'pipe',
  })

async function approved(background: string): Promise<LockEntry> {
  const png = await sharp({ create: { width: 2, height: 2, channels: 3, background } })
    .png()
    .toBuffer()
  const picture = pictureOf(png)
  await baselines.keepPicture(picture.hash, png)
  await baselines.keepWords(hashOfWords(noWords), noWords)
  return { picture, words: hashOfWords(noWords), build: '153', tolerated: [] }
}

async function commit(colours: Record<string, string>): Promise<Lock> {
  const lock: Lock = new Map()
  for (const [key, colour] of Object.entries(colours)) lock.set(key, await approved(colour))
  await baselines.writeLock(lock)
  await baselines.prune(lock)
  git('add', '.')
  git('commit', '-q', '-m', 'approve')
  return lock
}

/** Keys that stand side by side in the lock: git takes every change of them for a conflict. */
const before = { a: 'red', b: 'red', c: 'red', d: 'red' }

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'merge-locks-'))
  baselines = openBaselines(join(root, 'baselines'))
  git('init', '-q', '-b', 'main')
  await commit(before)
})
afterAll(() => rm(root, { recursive: true }))

test('shots that one branch changed are merged, those of both wait with the base and both sides', async () => {
  const base = await baselines.lock()
  git('switch', '-q', '-c', 'theirs')
  const theirs = await commit({ ...before, b: 'blue', c: 'blue' })
  git('switch', '-q', 'main')
  const { d: _dropped, ...rest } = before
  const ours = await commit({ ...rest, a: 'green', b: 'green' })
  expect(() => git('merge', 'theirs')).toThrow('merge theirs')

  const merged = await baselines.lock()
  expect(Object.fromEntries(merged)).toEqual({ a: ours.get('a'), c: theirs.get('c') })
  expect(Object.fromEntries(await baselines.contested())).toEqual({
    b: { base: base.get('b'), ours: ours.get('b'), theirs: theirs.get('b') },
  })

  const former = await baselines.formerPicture(base.get('b')!.picture.hash)
  const { data } = await sharp(former).raw().toBuffer({ resolveWithObject: true })
  expect([...data.subarray(0, 3)]).toEqual([255, 0, 0])

  await baselines.writeLock(new Map([...merged, ['b', await approved('purple')]]))
  expect(await readFile(join(root, 'baselines/lock'), 'utf8')).not.toContain('<<<<<<<')
  expect((await baselines.contested()).size).toBe(0)
})
