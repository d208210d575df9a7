import { expect, test } from 'vitest'
import { modeOf } from '../modes.ts'
import { type SignedShot, groupFindings } from './groups.ts'

const item = (key: string, ...signatures: string[]): SignedShot => ({
  key,
  storyId: key.split(' ')[0]!,
  mode: modeOf(key),
  signatures,
})

const group = (items: readonly SignedShot[], others: readonly string[] = []) =>
  groupFindings(items, [...items.map(({ key }) => key), ...others])

const patch = 'patch:8x5:aa'
const colour = 'colour:#caa228→#b8921f'

test('findings that share a signature, even transitively, are one group; the largest group is first', () => {
  const groups = group([
    item('z--one fa light 390', 'rows:+1'),
    item('c--one en light 390', colour),
    item('a--one en light 390', patch),
    item('b--one en light 390', patch, colour),
  ])
  expect(groups.map(({ keys }) => keys)).toEqual([
    ['a--one en light 390', 'b--one en light 390', 'c--one en light 390'],
    ['z--one fa light 390'],
  ])
})

test('a tiny patch does not group findings', () => {
  const tiny = 'patch:1x1:aa'
  const groups = group([item('a--one en light 390', tiny), item('b--one en light 390', tiny)])
  expect(groups).toHaveLength(2)
  expect(new Set(groups.map(({ id }) => id)).size).toBe(2)
})

test('a finding without a signature is a group of its own', () => {
  const groups = group([item('b--one en light 390'), item('a--one en light 390')])
  expect(groups.map(({ keys, cause }) => [...keys, cause])).toEqual([
    ['a--one en light 390', 'a change of its own'],
    ['b--one en light 390', 'a change of its own'],
  ])
})

test('the cause of a group describes its most common signature', () => {
  const causeOf = (...signatures: string[][]) =>
    group(signatures.map((own, at) => item(`s${at}--one en light 390`, ...own)))[0]!.cause
  expect(causeOf([patch, colour], [patch, colour])).toBe('#caa228 → #b8921f')
  expect(causeOf([patch, colour], [patch], [patch])).toBe('a patch of 8 × 5 pixels')
  expect(causeOf(['rows:+12'], ['rows:+12'])).toBe('12 lines came')
  expect(causeOf(['rows:+1,-2'])).toBe('1 line came, 2 lines went')
})

test('a group keeps its id when findings are reordered or added', () => {
  const one = item('a--one en light 390', patch)
  const other = item('b--one en light 390', patch)
  const third = item('c--one en light 390', patch)
  const id = group([one, other])[0]!.id
  expect(group([other, one])[0]!.id).toBe(id)
  expect(group([third, other, one])[0]!.id).toBe(id)
})

const unmirrored = (items: readonly SignedShot[], ...others: string[]) =>
  group(items, others)
    .flatMap((one) => one.unmirrored)
    .sort()

test('different changes in fa and en are unmirrored in both', () => {
  const items = [item('a--one fa light 390', patch), item('a--one en light 390', 'patch:9x9:bb')]
  expect(unmirrored(items)).toEqual(['a--one en light 390', 'a--one fa light 390'])
})

test('a change that fa and en share is not unmirrored', () => {
  const items = [
    item('a--one fa light 390', patch, colour),
    item('a--one en light 390', 'patch:9x9:bb', colour),
  ]
  expect(unmirrored(items)).toEqual([])
})

test('a change in one direction only is unmirrored if the other was captured', () => {
  const items = [item('a--one fa light 390', patch)]
  expect(unmirrored(items, 'a--one en light 390')).toEqual(['a--one fa light 390'])
  expect(unmirrored(items, 'a--one en dark 390', 'b--one en light 390')).toEqual([])
  expect(unmirrored([item('a--one en light 390', patch)], 'a--one fa light 390')).toEqual([
    'a--one en light 390',
  ])
})

test('ru counts as left-to-right like en', () => {
  expect(unmirrored([item('a--one fa light 390', patch), item('a--one ru light 390', patch)])).toEqual([])
  expect(unmirrored([item('a--one fa light 390', patch)], 'a--one ru light 390')).toEqual([
    'a--one fa light 390',
  ])
})

test('a finding without signatures is never unmirrored', () => {
  expect(unmirrored([item('a--one fa light 390'), item('a--one en light 390')])).toEqual([])
})
