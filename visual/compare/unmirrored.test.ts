import { expect, test } from 'vitest'
import { modes } from '../capture/fixture/config.ts'
import { modeOf } from '../modes.ts'
import type { SignedShot } from './groups.ts'
import { unmirroredAmong } from './unmirrored.ts'

const item = (key: string, ...signatures: string[]): SignedShot => ({
  key,
  storyId: key.split(' ')[0]!,
  mode: modeOf(key),
  signatures,
})
const patch = 'patch:8x5:aa'
const colour = 'colour:#caa228→#b8921f'

const unmirrored = (items: readonly SignedShot[], ...others: string[]) =>
  [...unmirroredAmong(items, new Set([...items.map(({ key }) => key), ...others]), modes.locales)].toSorted()

test('different changes in RTL and LTR are unmirrored in both', () => {
  const items = [item('a--one ar light 390', patch), item('a--one de light 390', 'patch:9x9:bb')]
  expect(unmirrored(items)).toEqual(['a--one ar light 390', 'a--one de light 390'])
})

test('a change that RTL and LTR share is not unmirrored', () => {
  const items = [
    item('a--one ar light 390', patch, colour),
    item('a--one de light 390', 'patch:9x9:bb', colour),
  ]
  expect(unmirrored(items)).toEqual([])
})

test('a change in one direction only is unmirrored if the other was captured', () => {
  const items = [item('a--one ar light 390', patch)]
  expect(unmirrored(items, 'a--one de light 390')).toEqual(['a--one ar light 390'])
  expect(unmirrored(items, 'a--one de dark 390', 'b--one de light 390')).toEqual([])
  expect(unmirrored([item('a--one de light 390', patch)], 'a--one ar light 390')).toEqual([
    'a--one de light 390',
  ])
})

test('any locale of the other direction is the mirrored one', () => {
  expect(unmirrored([item('a--one ar light 390', patch), item('a--one fr light 390', patch)])).toEqual([])
  expect(unmirrored([item('a--one ar light 390', patch)], 'a--one fr light 390')).toEqual([
    'a--one ar light 390',
  ])
})

test('a finding without signatures is never unmirrored', () => {
  expect(unmirrored([item('a--one ar light 390'), item('a--one de light 390')])).toEqual([])
})
