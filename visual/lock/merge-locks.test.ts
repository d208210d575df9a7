import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDiagnostics, imageOf } from '../capture/shot.ts'
import { hashDiagnostics } from '../capture/diagnostics.ts'
import { openBaselines } from './baselines.ts'
import type { Lock, LockEntry } from './lock.ts'

let root: string
let baselines: ReturnType<typeof openBaselines>
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
    cwd: root,
    stdio: 'pipe',
  })

async function approved(background: string): Promise<LockEntry> {
  const png = await sharp({ create: { width: 2, height: 2, channels: 3, background } })
    .png()
    .toBuffer()
  const picture = imageOf(png)
  await baselines.writePicture(picture.hash, png)
  await baselines.writeDiagnostics(hashDiagnostics(emptyDiagnostics), emptyDiagnostics)
  return { picture, diagnostics: hashDiagnostics(emptyDiagnostics), browserVersion: '153', tolerated: [] }
}

async function commit(colours: Record<string, string>): Promise<Lock> {
  const lock: Lock = new Map()
  for (const [key, colour] of Object.entries(colours)) lock.set(key, await approved(colour))
  await baselines.writeLock(lock)
  await baselines.finish(lock)
  git('add', '.')
  git('commit', '-q', '-m', 'approve')
  return lock
}

/** Neighbouring lines: git reports every change of them as a conflict. */
const before = { a: 'red', b: 'red', c: 'red', d: 'red' }

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'merge-locks-'))
  baselines = openBaselines(join(root, 'baselines'))
  git('init', '-q', '-b', 'main')
  await commit(before)
})
afterAll(() => rm(root, { recursive: true }))

test('shots changed in one branch are merged, those changed in both are contested with base and both sides', async () => {
  const base = await baselines.readLock()
  git('switch', '-q', '-c', 'theirs')
  const theirs = await commit({ ...before, b: 'blue', c: 'blue' })
  git('switch', '-q', 'main')
  const { d: _dropped, ...rest } = before
  const ours = await commit({ ...rest, a: 'green', b: 'green' })
  expect(() => git('merge', 'theirs')).toThrow('merge theirs')

  const merged = await baselines.readLock()
  expect(Object.fromEntries(merged)).toEqual({ a: ours.get('a'), c: theirs.get('c') })
  expect(Object.fromEntries(await baselines.readConflicts())).toEqual({
    b: { base: base.get('b'), ours: ours.get('b'), theirs: theirs.get('b') },
  })

  const former = await baselines.findPicture(base.get('b')!.picture.hash)
  const { data } = await sharp(former).raw().toBuffer({ resolveWithObject: true })
  expect([...data.subarray(0, 3)]).toEqual([255, 0, 0])

  await baselines.writeLock(new Map([...merged, ['b', await approved('purple')]]))
  expect(await readFile(join(root, 'baselines/lock'), 'utf8')).not.toContain('<<<<<<<')
  expect((await baselines.readConflicts()).size).toBe(0)
})
