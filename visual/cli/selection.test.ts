import { expect, test } from 'vitest'
import { modeOf } from '../modes.ts'
import { choosesPages, selectJobs } from './selection.ts'

const jobs = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => {
  const key = `${id} fa light 390`
  return {
    key,
    story: { id, title: id, name: id, importPath: '', ownGlobals: {}, visual: {} },
    mode: modeOf(key),
  }
})

test('shards share the shots that a change reaches', () => {
  const isReached = ({ story }: { story: { id: string } }) => 'abcd'.includes(story.id)
  const shards = ['1/2', '2/2'].map((shard) =>
    selectJobs(jobs, { shard }, isReached).map(({ story }) => story.id),
  )
  expect(shards).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})

test('a change that reaches no shot of the selection is no mistake of the user', () => {
  expect(selectJobs(jobs, { grep: 'a' }, () => false)).toEqual([])
  expect(() => selectJobs(jobs, { grep: 'z' })).toThrow('No story has a shot')
})

test.each([
  [undefined, true],
  ['home', true],
  ['ribbon--plain', false],
])('--grep %s chooses pages of the site: %s', (grep, isChosen) => {
  expect(choosesPages([{ id: 'site--home' }], { grep })).toBe(isChosen)
})
