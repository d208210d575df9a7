import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProveCauses } from '../causes/prove-causes.ts'
import { openBaselines } from '../lock/baselines.ts'
import type { Baselines, Lock } from '../lock/baselines.ts'
import type { LockEntry } from '../lock/lock.ts'
import { hashDiagnostics } from './diagnostics.ts'
import { fixtureConfig } from './fixture/config.ts'
import type { Settled } from './freeze.ts'
import { jobsOf } from './jobs.ts'
import type { Job } from './jobs.ts'
import { openBrowserPool } from './browser-pool.ts'
import type { BrowserPool } from './browser-pool.ts'
import { captureShot, imageOf } from './shot.ts'
import { captureAll } from './capture-all.ts'
import type { ComputeSignatures } from './candidates.ts'
import type { CaptureRun } from './capture-all.ts'
import type { JudgedShot } from './judged-shot.ts'
import type { Tab } from './tab.ts'

let folder: string
let baselines: Baselines
let browserPool: BrowserPool
let jobs: Job[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'capture-all-'))
  baselines = openBaselines(folder)
  browserPool = await openBrowserPool(fixtureConfig, 1)
  jobs = jobsOf(browserPool.stories)
})
afterAll(async () => {
  await browserPool.close()
  await rm(folder, { recursive: true })
})

const noProgress = { first: () => {}, again: () => {} }

let rounds: Job[][] = []

async function judged(
  those: readonly Job[],
  lock: Lock = new Map(),
  sign: ComputeSignatures = () => Promise.resolve([]),
  more: Partial<CaptureRun> = {},
): Promise<JudgedShot[]> {
  rounds = []
  const spied: BrowserPool = {
    ...browserPool,
    each(some, take) {
      rounds.push([...some])
      return browserPool.each(some, take)
    },
  }
  const prove = () => Promise.resolve(null)
  const run = { browserPool: spied, lock, baselines, sign, prove, progress: noProgress, ...more }
  return captureAll(those, run)
}

async function taken(names: readonly string[], lock?: Lock) {
  const those = names.map((name) => jobs.find(({ story }) => story.name === name)!)
  return new Map((await judged(those, lock)).map((one) => [one.shot.job.story.name, one]))
}

async function lockWith(shots: readonly JudgedShot[]): Promise<Lock> {
  const lock: Lock = new Map()
  for (const { shot } of shots) {
    const diagnostics = hashDiagnostics(shot.diagnostics)
    await baselines.writeDiagnostics(diagnostics, shot.diagnostics)
    const { picture } = shot.screenshot!
    lock.set(shot.job.key, { picture, diagnostics, browserVersion: browserPool.build, tolerated: [] })
  }
  return lock
}

/** The tabs of the pool, each wrapped once. */
function withTabs(wrap: (tab: Tab) => Tab): BrowserPool {
  const tabs = new Map<Tab, Tab>()
  return {
    ...browserPool,
    each: (some, take) =>
      browserPool.each(some, (tab, job, before) => {
        if (!tabs.has(tab)) tabs.set(tab, wrap(tab))
        return take(tabs.get(tab)!, job, before)
      }),
  }
}

/** What a story has left in the page, and in its name, is over. */
const reload = () =>
  browserPool.each(jobs.slice(0, 1), async (tab) => {
    // The page may have been given up, and is opened again.
    await tab.reload()
    await tab.evaluate("void (name = '')")
    await tab.reload()
  })

/** Each in a page that showed no other. */
async function lockOf(...names: string[]): Promise<Lock> {
  const shots: JudgedShot[] = []
  for (const name of names) {
    await reload()
    shots.push((await taken([name])).get(name)!)
  }
  return lockWith(shots)
}

test('time and randomness are frozen: a story looks the same in every run', async () => {
  const lock = await lockOf('steady')
  expect((await taken(['steady'], lock)).get('steady')!.verdict).toBe('same')
})

test('a story is captured when nothing changes any more, in shadow roots as well', async () => {
  const { shot } = (await taken(['counts'])).get('counts')!
  expect(shot.diagnostics.text).toEqual(['20'])
})

test('the styles that freeze a page are no rules of it', async () => {
  await browserPool.each([jobs[0]!], async (tab, job) => {
    await tab.show(job)
    expect(await tab.evaluate('visualSource.rules()')).toEqual([])
  })
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

test.each([
  ['leaks', 'picture'],
  ['whispers', 'text'],
  ['nags', 'logged errors'],
])('"%s", which alters the %s of later stories, is named as their leak', async (name) => {
  const lock = await lockOf(name, 'gold', 'steady')
  const all = await taken(['gold', name, 'gold', 'steady'], lock)
  expect(all.get('steady')).toMatchObject({ verdict: 'leak', leakedFrom: `a--${name}` })
})

test('the leak of the story just before is found by showing that one alone', async () => {
  await reload()
  const names = ['gold', 'ring', 'text', 'dot', 'hides', 'late', 'leaks', 'steady']
  const lock = await lockOf('steady')
  const order = names.map((name) => jobs.find(({ story }) => story.name === name)!)
  const replays: string[][] = []
  const watched = (tab: Tab): Tab => ({
    ...tab,
    reload: () => (replays.push([]), tab.reload()),
    show: (shown) => (replays.at(-1)?.push(shown.story.name), tab.show(shown)),
  })
  const all = await judged(order, lock, undefined, { browserPool: withTabs(watched) })
  expect(all.find(({ shot }) => shot.job.story.name === 'steady')).toMatchObject({ leakedFrom: 'a--leaks' })
  const found = replays.filter((shown) => shown.at(-1) === 'steady' && shown.length > 1)
  expect(found.map(({ length }) => length)).toEqual([names.length, 2])
})

test('a message of the story before that comes late is no leak', async () => {
  const lock = await lockOf('mutters', 'steady')
  const { verdict, shot } = (await taken(['mutters', 'steady'], lock)).get('steady')!
  expect([verdict, shot.diagnostics.errors]).toEqual(['same', []])
})

test('a story that looks different at each of three attempts is unstable', async () => {
  await reload()
  expect((await taken(['thrice'])).get('thrice')!.verdict).toBe('unstable')
})

test('the shot that two of three attempts agree on stands', async () => {
  await reload()
  const { verdict, shot } = (await taken(['trips', 'once'])).get('once')!
  expect([verdict, shot.diagnostics.text]).toEqual(['new', ['drawn']])
})

/** Whose attempts fail, counted from the first. */
const failingAt =
  (...failing: readonly number[]) =>
  (tab: Tab): Tab => {
    let attempt = 0
    const show: Tab['show'] = (shown) =>
      failing.includes(++attempt) ? Promise.reject(new Error('the page is lost')) : tab.show(shown)
    return { ...tab, show }
  }

const steady = () => jobs.filter(({ story }) => story.name === 'steady').slice(0, 1)

test('a shot of which nothing came stands if two more attempts agree, and says so', async () => {
  const lock = await lockOf('steady')
  const [one] = await judged(steady(), lock, undefined, { browserPool: withTabs(failingAt(1)) })
  expect([one!.verdict, one!.shot.retriedAfter]).toEqual(['same', 'the page is lost'])
})

test.each([
  ['twice', [1, 2]],
  ['in the first and the last attempt', [1, 3]],
])('a shot of which nothing came %s is broken', async (_name, failing) => {
  const lock = await lockOf('steady')
  const [one] = await judged(steady(), lock, undefined, { browserPool: withTabs(failingAt(...failing)) })
  expect([one!.verdict, one!.shot.problems]).toEqual(['broken', ['the page is lost']])
})

/** Its first reload is refused, as by a server that does not answer. */
const reloadingSecond = (tab: Tab): Tab => {
  let count = 0
  return { ...tab, reload: () => (++count === 1 ? Promise.reject(new Error('not loaded')) : tab.reload()) }
}

const neverRecreated = (tab: Tab): Tab => ({
  ...failingAt(1)(tab),
  recreate: () => Promise.reject(new Error('the browser is gone')),
})

test('a page that is not loaded again is an attempt without a screenshot, and the run goes on', async () => {
  const lock = otherwise(await lockOf('steady'))
  const [one] = await judged(steady(), lock, undefined, { browserPool: withTabs(reloadingSecond) })
  expect(one!.verdict).toBe('changed')
})

test('a tab that cannot be opened again does not end the run', async () => {
  const lock = await lockOf('steady')
  const [one] = await judged(steady(), lock, undefined, { browserPool: withTabs(neverRecreated) })
  expect([one!.verdict, one!.shot.retriedAfter]).toEqual(['same', 'the page is lost'])
})

test('a story is shown in a new page after its page was given up', async () => {
  const [one] = steady()
  const verdicts: string[] = []
  await browserPool.each([one!], async (tab, job) => {
    await tab.recreate()
    await tab.recreate()
    verdicts.push((await tab.show(job)).status)
    await tab.recreate()
    await tab.reload()
    verdicts.push((await tab.show(job)).status)
  })
  expect(verdicts).toEqual(['rendered', 'rendered'])
})

test('a changed shot is confirmed although an attempt at it failed', async () => {
  const [[key, entry]] = [...(await lockOf('steady'))] as [[string, LockEntry]]
  const other: Lock = new Map([[key, { ...entry, picture: { ...entry.picture, hash: 'other' } }]])
  const [one] = await judged(steady(), other, undefined, { browserPool: withTabs(failingAt(2)) })
  expect([one!.verdict, one!.shot.retriedAfter]).toEqual(['changed', undefined])
})

test('a shot that differs once, and not again after the same stories, is no leak', async () => {
  const lock = await lockOf('once')
  expect((await taken(['trips', 'once'], lock)).get('once')!.verdict).toBe('same')
})

describe('without a wait for rest', () => {
  let impatient: BrowserPool
  beforeAll(async () => {
    impatient = await openBrowserPool({ ...fixtureConfig, settleTimeout: 0 }, 1)
  })
  afterAll(() => impatient.close())

  test('a story is captured as it moves', async () => {
    const isIdle: boolean[] = []
    await impatient.each(steady(), async (tab, job) => {
      await tab.show(job)
      isIdle.push((await tab.evaluate<Settled>('visualHarness.settle()')).isIdle)
    })
    expect(isIdle).toEqual([false])
  })

  test('a story that keeps changing is unstable, and why', async () => {
    const moving = jobs.filter(({ story }) => story.name === 'moves').slice(0, 1)
    const [one] = await judged(moving, undefined, undefined, { browserPool: impatient })
    expect([one!.verdict, one!.unrest?.[0]?.kind]).toEqual(['unstable', 'clock'])
  })
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

test('what loads near the viewport is in a tall picture, whether code above it was loaded before or not', async () => {
  await reload()
  const seen: string[][] = []
  await browserPool.each([jobs.find(({ story }) => story.name === 'nears')!], async (tab, job) => {
    for (const _ of ['cold', 'warm']) seen.push((await captureShot(tab, job)).diagnostics.text)
  })
  expect(seen).toEqual([
    ['place', 'near'],
    ['place', 'near'],
  ])
})

test('a story does not notice that a picture taller than the viewport resizes it', async () => {
  const { verdict, shot } = (await taken(['resized'])).get('resized')!
  expect([verdict, shot.diagnostics.text]).toEqual(['new', []])
})

const otherwise = (lock: Lock): Lock =>
  new Map([...lock].map(([key, entry]) => [key, { ...entry, picture: { ...entry.picture, hash: '' } }]))

test('one of the alike changes of a story is retaken and stands for the others', async () => {
  const own = jobs.filter(({ story }) => story.name === 'gold')
  const lock = otherwise(await lockWith(await judged(own)))
  const verdicts = (await judged(own, lock, async () => ['colour:#caa228→#b8921f'])).map((one) => one.verdict)
  expect(verdicts).toEqual(own.map(() => 'changed'))
  expect(rounds.map(({ length }) => length)).toEqual([own.length, 1])
})

test('a sample leaves shots whose causes are not proven to the rest, if others are proven', async () => {
  const own = jobs.filter(({ story }) => ['gold', 'steady'].includes(story.name))
  const lock = otherwise(await lockWith(await judged(own)))
  const [proven] = own
  const prove: ProveCauses = async (_tab, { job }) => (job === proven ? [] : null)
  const sampled = await judged(own, lock, undefined, { prove, isSample: true })
  expect(sampled.map(({ shot, verdict }) => [shot.job, verdict])).toEqual([[proven, 'changed']])
  const unproven = await judged(own, lock, undefined, { isSample: true })
  expect(unproven).toHaveLength(own.length)
})

test('a retaken shot that is a leak does not stand for alike ones', async () => {
  const own = jobs.filter(({ story, mode }) => story.name === 'steady' && mode.viewport === '390')
  const lock = await lockWith(await judged(own))
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

test('pages have a mouse that hovers', async () => {
  await browserPool.each(jobs.slice(0, 1), async (tab) => {
    expect(await tab.evaluate("matchMedia('(hover: hover) and (pointer: fine)').matches")).toBe(true)
  })
})

test.each(['film', 'gif'])('a %s stands at its first frame', async (name) => {
  const job = jobs.find(({ story }) => story.name === name)!
  const hashes = new Set<string>()
  await browserPool.each([job], async (tab) => {
    for (let count = 0; count < 8; count++) {
      if (count % 4 === 0) await tab.show(job)
      hashes.add(imageOf(await tab.screenshot()).hash)
    }
  })
  expect(hashes.size).toBe(1)
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
