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

async function taken(names: readonly string[], lock: Lock = new Map()) {
  const those = names.map((name) => jobs.find(({ story }) => story.name === name)!)
  const judged = await takeAll(studio, those, lock, openBaselines(nowhere), quiet)
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
  const other = new Map(
    [...lock].map(([key, entry]) => [key, { ...entry, picture: { ...entry.picture, hash: '' } }]),
  )
  expect((await taken(['steady'])).get('steady')!.verdict).toBe('new')
  expect((await taken(['steady'], other)).get('steady')!.verdict).toBe('changed')
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
