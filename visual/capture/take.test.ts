import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadConfig } from '../config.ts'
import { openBaselines } from '../lock/baselines.ts'
import type { Lock } from '../lock/lock.ts'
import { jobsOf } from './jobs.ts'
import type { Job } from './jobs.ts'
import { openStudio } from './studio.ts'
import type { Studio } from './studio.ts'
import { takeAll } from './take.ts'
import type { NameChange } from './take.ts'

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
let asked: string[][] = []

async function taken(
  names: readonly string[],
  lock: Lock = new Map(),
  nameChange: NameChange = () => Promise.resolve(null),
) {
  const those = names.map((name) => jobs.find(({ story }) => story.name === name)!)
  asked = []
  const watched: Studio = {
    ...studio,
    each(some, take) {
      asked.push(some.map(({ story }) => story.name))
      return studio.each(some, take)
    },
  }
  const judged = await takeAll(watched, those, lock, openBaselines(nowhere), nameChange, quiet)
  return new Map(judged.map((one) => [one.shot.job.story.name, one]))
}

async function lockOf(...names: string[]): Promise<Lock> {
  const judged = [...(await taken(names)).values()]
  return new Map(
    judged.map(({ shot }) => [
      shot.job.key,
      { picture: shot.capture!.picture, words: '', build: studio.build, tolerated: [] },
    ]),
  )
}

test('time and chance stand still: a story looks the same in every run', async () => {
  const lock = await lockOf('steady')
  expect((await taken(['steady'], lock)).get('steady')!.verdict).toBe('same')
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

test('of changes that look alike one is looked at again, and stands for the others', async () => {
  const lock = otherwise(await lockOf('gold', 'ring', 'words'))
  const nameChange: NameChange = async ({ job }) => (job.story.name === 'words' ? null : 'gold')
  const judged = await taken(['gold', 'ring', 'words'], lock, nameChange)
  expect([...judged.values()].map(({ verdict }) => verdict)).toEqual(['changed', 'changed', 'changed'])
  expect(asked.map((round) => round.toSorted())).toEqual([
    ['gold', 'ring', 'words'],
    ['gold', 'words'],
  ])
})

test('one that turns out to be a leak stands for no other', async () => {
  const lock = await lockOf('steady', 'words')
  const judged = await taken(['leaks', 'steady', 'words'], lock, async ({ job }) =>
    job.story.name === 'leaks' ? null : 'pink',
  )
  expect(judged.get('steady')!.verdict).toBe('leak')
  expect(judged.get('words')!.verdict).toBe('leak')
})
