import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDiagnostics, imageOf } from '../capture/shot.ts'
import { SetupError } from '../config.ts'
import { openBaselines } from '../lock/baselines.ts'
import type { LockEntry } from '../lock/lock.ts'
import { modes } from '../capture/fixture/config.ts'
import { modeOf } from '../modes.ts'
import { goneFindings, type FindingDetails } from './create-finding.ts'
import { writeRunFile, mergeRuns } from './merge-runs.ts'
import { reportOf, writeReport } from './write-report.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'merge-'))
})
afterAll(() => rm(root, { recursive: true }))

async function newShot(key: string): Promise<FindingDetails> {
  const channels = { width: 4, height: 4, channels: 3, background: '#caa228' } as const
  const png = await sharp({ create: channels }).png().toBuffer()
  const after = imageOf(png)
  const nothing = { gone: [], came: [] }
  return {
    finding: {
      key,
      story: { id: key.split(' ')[0]!, title: 'ui/Badge', name: 'New' },
      mode: modeOf(key),
      verdict: 'new',
      before: null,
      after,
      approvedDiagnostics: null,
      change: null,
      text: { ...nothing, moved: [] },
      names: { ...nothing, moved: [] },
      tabStops: null,
      problems: [],
      errorsGone: [],
      hasFailed: false,
      axe: nothing,
      leakedFrom: null,
      branches: null,
      quarantine: null,
      rejected: null,
      why: { files: [], origin: 'unknown' },
    },
    pictures: new Map([[after.hash, png]]),
    signatures: ['colour:#caa228→#b8921f'],
    evidence: [],
    diagnostics: { ...emptyDiagnostics, text: ['عدد'] },
  }
}

async function shard(
  name: string,
  found: FindingDetails[],
  keys: string[],
  { build = '153.0', shard: part }: { build?: string; shard: string },
) {
  const folder = join(root, name)
  const run = {
    at: '2026-11-18T08:30:00.000Z',
    build,
    engine: 'firefox',
    shots: keys.length,
    seconds: keys.length,
  }
  await writeReport(
    folder,
    reportOf(run, found, keys, modes.locales),
    found,
    openBaselines(join(root, 'none')),
  )
  await writeRunFile(folder, found, { shard: part, keys, all: [...keys, 'ui-left--out ar light 390'] })
  return folder
}

const entry: LockEntry = {
  picture: { hash: '0'.repeat(32), width: 4, height: 4 },
  diagnostics: '0'.repeat(16),
  browserVersion: '153.0',
  tolerated: [],
}

test('a change in two shards is one group, and a lock entry without a story is gone', async () => {
  const [one, other] = ['ui-badge--new ar light 390', 'ui-badge--new de dark 390']
  const folders = [
    await shard('1', [await newShot(one!)], [one!, 'ui-badge--plain ar light 390'], { shard: '1/2' }),
    await shard('2', [await newShot(other!)], [other!], { shard: '2/2' }),
  ]
  const lock = new Map(['ui-gone--one fr light 390', 'ui-left--out ar light 390'].map((key) => [key, entry]))
  const { run, found, keys } = await mergeRuns(folders, lock)
  expect([run.engine, run.shots, run.seconds, keys.length]).toEqual(['firefox', 3, 2, 3])
  expect(found.map(({ finding }) => finding.verdict)).toEqual(['new', 'new', 'gone'])
  expect(found[0]!.diagnostics.text).toEqual(['عدد'])
  const report = reportOf(run, found, keys, modes.locales)
  expect(report.groups.map((group) => group.keys.length)).toEqual([2, 1])
})

test('a shot that is gone is found once, though the parts of the run found it too', async () => {
  const lock = new Map([['ui-gone--one fr light 390', entry]])
  const gone = goneFindings(lock, new Set())
  const folders = [await shard('5', gone, [], { shard: '1/2' }), await shard('6', gone, [], { shard: '2/2' })]
  const { found } = await mergeRuns(folders, lock)
  expect(found.map(({ finding }) => finding)).toEqual(gone.map(({ finding }) => finding))
})

test('a shot whose picture is the approved one, within its tolerance, is merged without the picture', async () => {
  const key = 'ui-badge--close ar light 390'
  const shot = await newShot(key)
  const tolerated: FindingDetails = {
    ...shot,
    finding: { ...shot.finding, verdict: 'same', after: entry.picture },
    pictures: new Map(),
  }
  const folder = await shard('tolerated', [tolerated], [key], { shard: '1/1' })
  const { found } = await mergeRuns([folder], new Map([[key, entry]]))
  expect(found[0]!.finding.after).toEqual(entry.picture)
  expect(found[0]!.pictures.size).toBe(0)
})

test('shards of two browsers and folders without a report are not merged', async () => {
  const one = await shard('3', [], [], { shard: '1/2', build: '153.0' })
  const other = await shard('4', [], [], { shard: '2/2', build: '154.0' })
  await expect(mergeRuns([one, other], new Map())).rejects.toThrow('two browsers')
  await expect(mergeRuns([join(root, 'nowhere')], new Map())).rejects.toThrow(SetupError)
  await expect(mergeRuns([], new Map())).rejects.toThrow(SetupError)
})

test('a merge needs every shard of a run once', async () => {
  const folders = await Promise.all(
    ['1/3', '2/3', '3/3'].map((part) => shard(`part ${part[0]}`, [], [], { shard: part })),
  )
  const [one, two, three] = folders as [string, string, string]
  expect((await mergeRuns([three, one, two], new Map())).found).toHaveLength(0)
  const messages: [string[], string][] = [
    [[one, two], 'Each shard of a run is needed once: 3/3 is missing.'],
    [[one, two, three, two], 'Each shard of a run is needed once: 2/3 is there again.'],
    [[one, one, three], 'Each shard of a run is needed once: 2/3 is missing, 1/3 is there again.'],
  ]
  for (const [parts, message] of messages)
    await expect(mergeRuns(parts, new Map())).rejects.toThrow(new SetupError(message))
})
