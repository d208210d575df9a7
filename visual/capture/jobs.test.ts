import { expect, test } from 'vitest'
import { modes } from './fixture/config.ts'
import { jobsOf, sampleOf, shardOf, shuffled, withModes } from './jobs.ts'
import { completeModes } from '../modes.ts'
import type { Story } from './story.ts'

const usual: Omit<Story, 'id' | 'title'> = {
  name: 'Usual',
  importPath: './Usual.stories.tsx',
  ownGlobals: {},
  visual: {},
}
const story = (id: string, own: Partial<Story> = {}) => withModes({ ...usual, id, title: id, ...own }, modes)
const keys = (jobs: readonly { key: string }[]) => jobs.map(({ key }) => key)

test('jobs are ordered by viewport, then locale and scheme, then story', () => {
  const jobs = jobsOf([story('b'), story('a')])
  expect(keys(jobs).slice(0, 4)).toEqual([
    'a ar light 390',
    'b ar light 390',
    'a de dark 390',
    'b de dark 390',
  ])
  expect(keys(jobs).at(-1)).toBe('b fr dark 1280')
})

test('a skipped story has no job, one with limited modes has fewer', () => {
  const narrow = story('a', { visual: { modes: { locale: ['fr'], scheme: ['dark'], viewport: ['390'] } } })
  const skipped = story('b', { visual: { skip: 'a film' } })
  expect(keys(jobsOf([narrow, skipped]))).toEqual(['a fr dark 390'])
})

test('a story is captured in a viewport of its own, unless the project names viewports', () => {
  const phone: Story = { ...usual, id: 'a', title: 'a', viewport: { width: 320, height: 568 } }
  expect(keys(jobsOf([withModes(phone, completeModes({}))]))).toEqual(['a default default 320x568'])
  expect(keys(jobsOf([withModes(phone, modes)])).join()).not.toContain('320x568')
})

test('the shards contain every job exactly once', () => {
  const jobs = jobsOf(['a', 'b', 'c', 'd', 'e'].map((id) => story(id)))
  const shards = [1, 2, 3, 4].flatMap((index) => shardOf(jobs, index, 4))
  expect(keys(shards)).toEqual(keys(jobs))
})

test('shuffling is deterministic for a seed', () => {
  const jobs = jobsOf(['a', 'b', 'c', 'd', 'e'].map((id) => story(id)))
  expect(keys(shuffled(jobs, 7))).toEqual(keys(shuffled(jobs, 7)))
  expect(keys(shuffled(jobs, 7))).not.toEqual(keys(shuffled(jobs, 8)))
  expect(keys(shuffled(jobs, 7)).toSorted()).toEqual(keys(jobs).toSorted())
})

test('a sample has one shot of each story and, over them, all modes', () => {
  const jobs = jobsOf(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => story(id)))
  const sample = sampleOf(jobs, 6)
  expect(sample.map(({ story: { id } }) => id).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  const axes = (['locale', 'scheme', 'viewport'] as const).map(
    (axis) => new Set(sample.map(({ mode }) => mode[axis])).size,
  )
  expect(axes).toEqual([3, 2, 2])
})

test('a small sample is spread over the stories', () => {
  const jobs = jobsOf(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => story(id)))
  expect(sampleOf(jobs, 2).map(({ story: { id } }) => id)).toEqual(['a', 'd'])
})
