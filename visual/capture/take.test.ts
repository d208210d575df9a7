import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadConfig } from '../config.ts'
import { openBaselines } from '../lock/baselines.ts'
import type { Lock, LockEntry } from '../lock/lock.ts'
import { jobsOf } from './jobs.ts'
import type { Job } from './jobs.ts'
import { openStudio } from './studio.ts'
import type { Studio } from './studio.ts'
import { takeAll } from './take.ts'
import type { Judged, Sign } from './take.ts'

let studio: Studio
let jobs: Job[]

beforeAll(async () => {
  const config = await loadConfig(join(import.meta.dirname, '../..'))
  studio = await openStudio(
    { ...config, storybook: join(import.meta.dirname, 'fixture'), standIns: [], site: undefined },
    1,
  )
  jobs = jobsOf(studio.stories)
})
afterAll(() => studio.close())

/** Nothing was ever kept there. */
const nowhere = join(import.meta.dirname, 'no-baselines')
const quiet = { first: () => {}, again: () => {} }

/** Which stories were shown, round by round. */
let asked: Job[][] = []

async function judged(
  those: readonly Job[],
  lock: Lock = new Map(),
  sign: Sign = () => Promise.resolve([]),
): Promise<Judged[]> {
  asked = []
  const watched: Studio = {
    ...studio,
    each(some, take) {
      asked.push([...some])
      return studio.each(some, take)
    },
  }
  return takeAll(watched, those, lock, openBaselines(nowhere), sign, quiet)
}

async function taken(names: readonly string[], lock?: Lock) {
  const those = names.map((name) => jobs.find(({ story }) => story.name === name)!)
  return new Map((await judged(those, lock)).map((one) => [one.shot.job.story.name, one]))
}

const entryOf = ({ shot }: Judged): [string, LockEntry] => [
  shot.job.key,
  { picture: shot.capture!.picture, words: '', build: studio.build, tolerated: [] },
]

const lockOf = async (...names: string[]): Promise<Lock> =>
  new Map([...(await taken(names)).values()].map(entryOf))

test('time and chance stand still: a story looks the same in every run', async () => {
  const lock = await lockOf('steady')
  expect((await taken(['steady'], lock)).get('steady')!.verdict).toBe('same')
})

test('random bytes are the same however often a story draws random numbers', async () => {
  const lock = await lockOf('draws')
  expect((await taken(['draws'], lock)).get('draws')!.verdict).toBe('same')
})

test('a story that never was approved is new, another look of one is a change', async () => {
  const lock = await lockOf('steady')
  expect((await taken(['steady'])).get('steady')!.verdict).toBe('new')
  expect((await taken(['steady'], otherwise(lock))).get('steady')!.verdict).toBe('changed')
})

test('what an earlier story left behind is a leak, and names that story', async () => {
  const lock = await lockOf('steady')
  const { verdict, leakedFrom } = (await taken(['leaks', 'steady'], lock)).get('steady')!
  expect([verdict, leakedFrom]).toEqual(['leak', 'a--leaks'])
})

test('what does not stand still is unstable', { timeout: 20_000 }, async () => {
  expect((await taken(['moves'])).get('moves')!.verdict).toBe('unstable')
})

test('a play that fails is told, with the picture of where it stopped', async () => {
  const { shot } = (await taken(['fails'])).get('fails')!
  expect(shot.problems).toEqual(['playFunctionThrewException: No such button'])
  expect(shot.capture).not.toBeNull()
})

test('what comes a moment later is waited for', async () => {
  expect((await taken(['late'])).get('late')!.shot.words.text).toEqual(['drawn at last'])
})

const otherwise = (lock: Lock): Lock =>
  new Map([...lock].map(([key, entry]) => [key, { ...entry, picture: { ...entry.picture, hash: '' } }]))

test('of the changes of a story that look alike one is looked at again, and stands for the others', async () => {
  const own = jobs.filter(({ story }) => story.name === 'gold')
  const lock = otherwise(new Map((await judged(own)).map(entryOf)))
  const verdicts = (await judged(own, lock, async () => ['colour:#caa228→#b8921f'])).map((one) => one.verdict)
  expect(verdicts).toEqual(own.map(() => 'changed'))
  expect(asked.map(({ length }) => length)).toEqual([own.length, 1])
})

test('one that turns out to be a leak stands for no other', async () => {
  const own = jobs.filter(({ story, mode }) => story.name === 'steady' && mode.viewport === '390')
  const lock = new Map((await judged(own)).map(entryOf))
  const leaks = jobs.find(({ story, mode }) => story.name === 'leaks' && mode.viewport === '390')!
  const all = await judged([leaks, ...own], lock, async ({ job }) =>
    job === leaks ? [] : ['colour:#fff→#ffc0cb'],
  )
  const verdicts = all.filter(({ shot }) => shot.job !== leaks).map((one) => one.verdict)
  expect(verdicts).toEqual(own.map(() => 'leak'))
})
