import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBaselines } from '../lock/baselines.ts'
import type { Baselines } from '../lock/baselines.ts'
import { modeOf } from '../modes.ts'
import { pool } from '../pool.ts'
import type { BrowserPool } from './browser-pool.ts'
import { captureAll } from './capture-all.ts'
import type { CaptureRun } from './capture-all.ts'
import { hashDiagnostics } from './diagnostics.ts'
import { blankTab, pictureOf } from './fixture/tab.ts'
import type { Job } from './jobs.ts'
import { emptyDiagnostics, imageOf } from './shot.ts'
import type { Rendering } from './story-switcher.ts'

let folder: string
let baselines: Baselines
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'attempts-'))
  baselines = openBaselines(folder)
  await baselines.writeDiagnostics(hashDiagnostics(emptyDiagnostics), emptyDiagnostics)
})
afterAll(() => rm(folder, { recursive: true }))

const jobOf = (id: string): Job => {
  const key = `${id} fa light 390`
  const story = { id, title: 'Card', name: id, importPath: '', ownGlobals: {}, visual: {} }
  return { key, story, mode: modeOf(key) }
}
const [before, card] = [jobOf('card--before'), jobOf('card--new')]

type Attempt = { fill: string; failure?: string; errors?: string[] }

/** A tab in which the card has these attempts, and then its last one again; the story before is always as approved. */
function poolWith(attempts: readonly Attempt[]): BrowserPool {
  let shown: Attempt = { fill: 'approved' }
  let count = 0
  const tab = {
    ...blankTab,
    async show({ story }: Pick<Job, 'story'>): Promise<Rendering> {
      shown = story === card.story ? attempts[Math.min(count++, attempts.length - 1)]! : { fill: 'approved' }
      return shown.failure === undefined
        ? { status: 'rendered' }
        : { status: 'failed', reason: shown.failure }
    },
    screenshot: async () => pictureOf(shown.fill),
    diagnostics: async () => ({ ...emptyDiagnostics, errors: shown.errors ?? [] }),
  }
  return { build: '153', stories: [], each: (jobs, take) => pool(jobs, [tab], take), close: async () => {} }
}

const entry = {
  picture: imageOf(pictureOf('approved')),
  diagnostics: hashDiagnostics(emptyDiagnostics),
  browserVersion: '153',
  tolerated: [],
}

async function cardOf(attempts: readonly Attempt[], jobs = [card], more: Partial<CaptureRun> = {}) {
  const judged = await captureAll(jobs, {
    browserPool: poolWith(attempts),
    lock: new Map(jobs.map(({ key }) => [key, entry])),
    baselines,
    sign: async () => [],
    prove: async () => null,
    progress: { first: () => {}, again: () => {} },
    ...more,
  })
  return judged.find(({ shot }) => shot.job === card)!
}

const approved: Attempt = { fill: 'approved' }
const changed: Attempt = { fill: 'changed' }
const odd: Attempt = { fill: 'odd' }

test.each([
  ['first story of a tab', [card]],
  ['story after another', [before, card]],
])('one odd attempt between two equal ones does not change the verdict of the %s', async (_name, jobs) => {
  expect(await cardOf([changed, odd, changed], jobs)).toMatchObject({ verdict: 'changed', leakedFrom: null })
})

test('a shot that comes back only after another story is its leak', async () => {
  const attempts = [changed, approved, changed, approved]
  expect(await cardOf(attempts, [before, card])).toMatchObject({
    verdict: 'leak',
    leakedFrom: before.story.id,
  })
})

test('a retake within the tolerance of its story ends a change beyond it', async () => {
  const tolerate: CaptureRun['tolerate'] = async (_job, { picture }) =>
    picture.hash === imageOf(pictureOf('odd')).hash ? { picture: entry.picture, pixels: 3 } : null
  const { verdict, shot } = await cardOf([changed, odd], [card], { tolerate })
  expect([verdict, shot.screenshot?.picture, shot.tolerated]).toEqual(['same', entry.picture, 3])
})

test('an unstable shot is shown in attempts whose pictures are their own, and not tolerated ones', async () => {
  const tolerate: CaptureRun['tolerate'] = async (_job, { picture }) =>
    picture.hash === imageOf(pictureOf('odd')).hash ? { picture: entry.picture, pixels: 3 } : null
  const { verdict, shot } = await cardOf([changed, odd, { fill: 'third' }], [card], {
    tolerate,
  })
  expect([verdict, shot.other?.picture]).toEqual(['unstable', imageOf(pictureOf('third'))])
})

const failure = 'nothing was drawn within 15000 ms'

test.each([
  ['whose picture is as approved', approved, 'same'],
  ['whose picture changed', changed, 'changed'],
])('one attempt that fails is no problem of a shot %s', async (_name, attempt, verdict) => {
  const judged = await cardOf([{ ...attempt, failure }, attempt])
  expect([judged.verdict, judged.shot.problems]).toEqual([verdict, []])
})

test('an attempt that fails after a late message is no problem of the shot', async () => {
  const late: Attempt = { ...changed, errors: ['Late'] }
  const { verdict, shot } = await cardOf([late, changed, { ...changed, failure }])
  expect([verdict, shot.problems]).toEqual(['changed', []])
})

test('a shot that fails in two attempts has the problem of the first', async () => {
  const { verdict, shot } = await cardOf([
    { ...approved, failure },
    { ...approved, failure: 'No such button' },
  ])
  expect([verdict, shot.problems]).toEqual(['same', [failure]])
})

test('no shot stands for an alike one that failed', async () => {
  const alike = { ...card, key: 'card--new en light 390', mode: modeOf('card--new en light 390') }
  const sign = async () => ['colour:#caa228→#b8921f']
  const { verdict, shot } = await cardOf([{ ...changed, failure }, changed], [card, alike], { sign })
  expect([verdict, shot.problems]).toEqual(['changed', []])
})
