import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProveCauses } from '../causes/prove-causes.ts'
import { openBaselines } from '../lock/baselines.ts'
import type { Lock, LockEntry } from '../lock/lock.ts'
import { fixtureConfig } from './fixture/config.ts'
import { jobsOf } from './jobs.ts'
import type { Job } from './jobs.ts'
import { openBrowserPool } from './browser-pool.ts'
import type { BrowserPool } from './browser-pool.ts'
import { captureAll } from './capture-all.ts'
import type { JudgedShot, ComputeSignatures } from './capture-all.ts'

let browserPool: BrowserPool
let jobs: Job[]

beforeAll(async () => {
  browserPool = await openBrowserPool(fixtureConfig, 1)
  jobs = jobsOf(browserPool.stories)
})
afterAll(() => browserPool.close())

const noProgress = { first: () => {}, again: () => {} }

let rounds: Job[][] = []

async function judged(
  those: readonly Job[],
  lock: Lock = new Map(),
  sign: ComputeSignatures = () => Promise.resolve([]),
  prove: ProveCauses = () => Promise.resolve(null),
): Promise<JudgedShot[]> {
  rounds = []
  const spied: BrowserPool = {
    ...browserPool,
    each(some, take) {
      rounds.push([...some])
      return browserPool.each(some, take)
    },
  }
  return captureAll(spied, those, lock, openBaselines(fixtureConfig.baselines), sign, prove, noProgress)
}

async function taken(names: readonly string[], lock?: Lock) {
  const those = names.map((name) => jobs.find(({ story }) => story.name === name)!)
  return new Map((await judged(those, lock)).map((one) => [one.shot.job.story.name, one]))
}

const entryOf = ({ shot }: JudgedShot): [string, LockEntry] => [
  shot.job.key,
  { picture: shot.screenshot!.picture, diagnostics: '', browserVersion: browserPool.build, tolerated: [] },
]

const lockOf = async (...names: string[]): Promise<Lock> =>
  new Map([...(await taken(names)).values()].map(entryOf))

test('time and randomness are frozen: a story looks the same in every run', async () => {
  const lock = await lockOf('steady')
  expect((await taken(['steady'], lock)).get('steady')!.verdict).toBe('same')
})

test('random bytes do not depend on the number of Math.random calls', async () => {
  const lock = await lockOf('draws')
  expect((await taken(['draws'], lock)).get('draws')!.verdict).toBe('same')
})

test.each(['draws', 'in steps'])(
  'the story before, "%s", which Storybook draws again in the next mode, is over when a story begins',
  async (name) => {
    const lock = await lockOf('steady')
    const [steady, before] = ['steady', name].map((one) => jobs.find(({ story }) => story.name === one)!)
    const german = { ...before!, key: `${name} de`, mode: { ...before!.mode, locale: 'de' } }
    const all = await judged([german, steady!], lock)
    expect(all.find(({ shot }) => shot.job === steady)!.verdict).toBe('same')
  },
)

test('a story without a baseline is new, one that differs from it is changed', async () => {
  const lock = await lockOf('steady')
  expect((await taken(['steady'])).get('steady')!.verdict).toBe('new')
  expect((await taken(['steady'], otherwise(lock))).get('steady')!.verdict).toBe('changed')
})

test('a shot altered by an earlier story is a leak and names that story', async () => {
  const lock = await lockOf('steady')
  const { verdict, leakedFrom } = (await taken(['leaks', 'steady'], lock)).get('steady')!
  expect([verdict, leakedFrom]).toEqual(['leak', 'a--leaks'])
})

test('a shot that differs once, and not again after the same stories, is no leak', async () => {
  const lock = await lockOf('once')
  expect((await taken(['trips', 'once'], lock)).get('once')!.verdict).toBe('same')
})

test('a story that keeps changing is unstable', { timeout: 20_000 }, async () => {
  expect((await taken(['moves'])).get('moves')!.verdict).toBe('unstable')
})

test('a failed play function is reported with a screenshot', async () => {
  const { shot } = (await taken(['fails'])).get('fails')!
  expect(shot.problems).toEqual(['playFunctionThrewException: No such button'])
  expect(shot.screenshot).not.toBeNull()
})

test('content rendered by a short timer is waited for', async () => {
  expect((await taken(['late'])).get('late')!.shot.diagnostics.text).toEqual(['drawn at last'])
})

test('content that is drawn in steps, as by React, is waited for', async () => {
  expect((await taken(['in steps'])).get('in steps')!.shot.diagnostics.text.join()).toContain(
    'drawn in steps',
  )
})

test('a story does not notice that a picture taller than the viewport resizes it', async () => {
  const { verdict, shot } = (await taken(['resized'])).get('resized')!
  expect([verdict, shot.diagnostics.text]).toEqual(['new', []])
})

const otherwise = (lock: Lock): Lock =>
  new Map([...lock].map(([key, entry]) => [key, { ...entry, picture: { ...entry.picture, hash: '' } }]))

test('one of the alike changes of a story is retaken and stands for the others', async () => {
  const own = jobs.filter(({ story }) => story.name === 'gold')
  const lock = otherwise(new Map((await judged(own)).map(entryOf)))
  const verdicts = (await judged(own, lock, async () => ['colour:#caa228→#b8921f'])).map((one) => one.verdict)
  expect(verdicts).toEqual(own.map(() => 'changed'))
  expect(rounds.map(({ length }) => length)).toEqual([own.length, 1])
})

test('a retaken shot that is a leak does not stand for alike ones', async () => {
  const own = jobs.filter(({ story, mode }) => story.name === 'steady' && mode.viewport === '390')
  const lock = new Map((await judged(own)).map(entryOf))
  const leaks = jobs.find(({ story, mode }) => story.name === 'leaks' && mode.viewport === '390')!
  const all = await judged([leaks, ...own], lock, async ({ job }) =>
    job === leaks ? [] : ['colour:#fff→#ffc0cb'],
  )
  const verdicts = all.filter(({ shot }) => shot.job !== leaks).map((one) => one.verdict)
  expect(verdicts).toEqual(own.map(() => 'leak'))
})

test.each([
  ['spins', 'a loop of animation frames'],
  ['pulses', 'animations of a script and of a shadow root'],
  ['turns', 'an animation of an SVG'],
  ['hides', 'a part that is ignored'],
])('%s looks the same in every run: %s', async (name) => {
  const lock = await lockOf(name)
  expect((await taken([name], lock)).get(name)!.verdict).toBe('same')
})

test('a story that leaves the page is captured before, and says where it went', async () => {
  const { verdict, shot } = (await taken(['leaves', 'steady'])).get('leaves')!
  expect(verdict).toBe('new')
  expect(shot.diagnostics.text).toEqual(['stays'])
  expect(shot.diagnostics.errors.join()).toContain('/elsewhere.html, which was not followed')
})

test('a request to another host fails at once and is an error of the story that asked', async () => {
  const all = await taken(['asks', 'steady'])
  expect(all.get('asks')!.shot.diagnostics.text).toEqual(['no answer'])
  expect(all.get('asks')!.shot.diagnostics.errors.join()).toContain('http://api.example/')
  expect(all.get('steady')!.shot.diagnostics.errors).toEqual([])
})

test('what a story throws is approved with its picture', async () => {
  const { shot } = (await taken(['throws'])).get('throws')!
  expect(shot.problems).toEqual([])
  expect(shot.diagnostics.errors).toEqual(['storyThrewException: By design'])
})

test('a story with a page of its own leaks into no other', async () => {
  const lock = await lockOf('steady')
  expect((await taken(['leaks alone', 'steady'], lock)).get('steady')!.verdict).toBe('same')
})
