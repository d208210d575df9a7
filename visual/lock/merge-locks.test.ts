import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDiagnostics, imageOf } from '../capture/shot.ts'
import { hashDiagnostics } from '../capture/diagnostics.ts'
import { SetupError } from '../config.ts'
import { openBaselines } from './baselines.ts'
import { parseLock } from './lock.ts'
import type { Lock, LockEntry } from './lock.ts'
import { readQuarantine, writeQuarantine } from './quarantine.ts'

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

const until = (day: string) => ({ until: `2026-12-${day}`, comment: day })

async function quarantined(days: Record<string, string>) {
  const quarantine = new Map(Object.entries(days).map(([key, day]) => [key, until(day)]))
  await writeQuarantine(join(root, 'baselines'), quarantine)
  git('add', '.')
  git('commit', '-q', '-m', 'quarantine')
}

test('quarantines of both branches are merged, and of two for one shot the one that ends first', async () => {
  const folder = join(root, 'baselines')
  git('merge', '--abort')
  await quarantined({ a: '01', b: '01', c: '01' })
  git('switch', '-q', '-c', 'other')
  await quarantined({ a: '09', b: '05', d: '02' })
  git('switch', '-q', 'main')
  await quarantined({ a: '07', b: '01', c: '01', e: '03' })
  expect(() => git('merge', 'other')).toThrow('merge other')

  const merged = await readQuarantine(folder)
  expect(Object.fromEntries(merged)).toEqual({
    a: until('07'),
    b: until('05'),
    d: until('02'),
    e: until('03'),
  })
  await writeQuarantine(folder, new Map([['a', until('07')]]))
  expect(Object.fromEntries(await readQuarantine(folder))).toEqual({ a: until('07') })
})

test('the end of the last quarantine in one branch stands beside a new one of the other', async () => {
  git('merge', '--abort')
  await quarantined({ a: '01' })
  git('switch', '-q', '-c', 'more')
  await quarantined({ a: '01', b: '02' })
  git('switch', '-q', 'main')
  await quarantined({})
  expect(() => git('merge', 'more')).toThrow('merge more')
  expect(Object.fromEntries(await readQuarantine(join(root, 'baselines')))).toEqual({ b: until('02') })
})

test('a merge in which no shot is contested ends when its lock is written', async () => {
  git('merge', '--abort')
  await commit(before)
  git('switch', '-q', '-c', 'neighbour')
  const theirs = await commit({ ...before, b: 'blue' })
  git('switch', '-q', 'main')
  const ours = await commit({ ...before, a: 'green' })
  expect(() => git('merge', 'neighbour')).toThrow('merge neighbour')

  await baselines.endMerge(() => false)
  const merged = Object.fromEntries(parseLock(await readFile(join(root, 'baselines/lock'), 'utf8')))
  expect(merged).toEqual({ ...Object.fromEntries(ours), b: theirs.get('b') })
})

test('a contested shot that no story renders stays in the lock until its removal is approved', async () => {
  git('merge', '--abort')
  const { b: _removed, ...rendered } = before
  const ours = await commit(rendered)
  expect(() => git('merge', 'neighbour')).toThrow('merge neighbour')
  const theirs = (await baselines.readConflicts()).get('b')!.theirs

  const isGone = (key: string) => key === 'b'
  await baselines.endMerge(isGone)
  expect(Object.fromEntries(await baselines.readLock())).toEqual({ ...Object.fromEntries(ours), b: theirs })
  await baselines.writeLock(ours)
  await baselines.endMerge(isGone)
  expect(await baselines.readLock()).toEqual(ours)
})

test('a merge with a contested shot does not end until it is decided', async () => {
  git('merge', '--abort')
  await commit({ ...before, b: 'purple' })
  expect(() => git('merge', 'neighbour')).toThrow('merge neighbour')
  await baselines.endMerge(() => false)
  expect(await readFile(join(root, 'baselines/lock'), 'utf8')).toContain('<<<<<<<')
})

test('a merge with a contested shot and a gone one does not end; its lock has the gone one', async () => {
  git('merge', '--abort')
  await commit(before)
  git('switch', '-q', '-c', 'both')
  await commit({ ...before, b: 'blue', c: 'blue' })
  git('switch', '-q', 'main')
  const { b: _contested, ...others } = Object.fromEntries(await commit({ ...before, b: 'green', c: 'green' }))
  expect(() => git('merge', 'both')).toThrow('merge both')

  const isGone = (key: string) => key === 'c'
  await baselines.endMerge(isGone)
  expect(await readFile(join(root, 'baselines/lock'), 'utf8')).toContain('<<<<<<<')
  expect(Object.fromEntries(await baselines.readLock(isGone))).toEqual(others)
})

test('a lock with the marks of a conflict that git no longer knows is refused', async () => {
  git('add', '.')
  git('commit', '-q', '-m', 'forgotten')
  const message = `${join(root, 'baselines/lock')} has marks of a merge conflict. Remove them, then try again.`
  await expect(baselines.readLock()).rejects.toThrow(new SetupError(message))
})

test('a quarantine that was cut off is refused, and not taken for none', async () => {
  const folder = join(root, 'cut-off')
  await mkdir(folder)
  await writeFile(join(folder, 'quarantine.json'), '')
  const message = `${join(folder, 'quarantine.json')} is no JSON, such as after a full disk. Restore it from git.`
  await expect(readQuarantine(folder)).rejects.toThrow(new SetupError(message))
})
