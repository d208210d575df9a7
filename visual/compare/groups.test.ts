import { expect, test } from 'vitest'
import { modeOf } from '../modes.ts'
import { type SignedShot, groupFindings } from './groups.ts'

const item = (key: string, ...signatures: string[]): SignedShot => ({
  key,
  storyId: key.split(' ')[0]!,
  mode: modeOf(key),
  signatures,
})

const patch = 'patch:8x5:aa'
const colour = 'colour:#caa228→#b8921f'

test('findings that share a signature, even transitively, are one group; the largest group is first', () => {
  const groups = groupFindings([
    item('z--one ar light 390', 'rows:+1'),
    item('c--one de light 390', colour),
    item('a--one de light 390', patch),
    item('b--one de light 390', patch, colour),
  ])
  expect(groups.map(({ keys }) => keys)).toEqual([
    ['a--one de light 390', 'b--one de light 390', 'c--one de light 390'],
    ['z--one ar light 390'],
  ])
})

test('a tiny patch does not group findings', () => {
  const tiny = 'patch:1x1:aa'
  const groups = groupFindings([item('a--one de light 390', tiny), item('b--one de light 390', tiny)])
  expect(groups).toHaveLength(2)
  expect(new Set(groups.map(({ id }) => id)).size).toBe(2)
})

test('a finding without a signature is a group of its own', () => {
  const groups = groupFindings([item('b--one de light 390'), item('a--one de light 390')])
  expect(groups.map(({ keys, cause }) => [...keys, cause])).toEqual([
    ['a--one de light 390', 'a change of its own'],
    ['b--one de light 390', 'a change of its own'],
  ])
})

test('the cause of a group describes its most common signature', () => {
  const causeOf = (...signatures: string[][]) =>
    groupFindings(signatures.map((own, at) => item(`s${at}--one de light 390`, ...own)))[0]!.cause
  expect(causeOf([patch, colour], [patch, colour])).toBe('#caa228 → #b8921f')
  expect(causeOf([patch, colour], [patch], [patch])).toBe('a patch of 8 × 5 pixels')
  expect(causeOf(['rows:+12'], ['rows:+12'])).toBe('12 lines came')
  expect(causeOf(['rows:+1,-2'])).toBe('1 line came, 2 lines went')
})

test('a group keeps its id when findings are reordered or added', () => {
  const one = item('a--one de light 390', patch)
  const other = item('b--one de light 390', patch)
  const third = item('c--one de light 390', patch)
  const id = groupFindings([one, other])[0]!.id
  expect(groupFindings([other, one])[0]!.id).toBe(id)
  expect(groupFindings([third, other, one])[0]!.id).toBe(id)
})
