import { expect, test } from 'vitest'
import { modes } from '../capture/fixture/config.ts'
import { unmirroredAmong } from './unmirrored.ts'

const unmirrored = (group: readonly string[], ...others: string[]) =>
  unmirroredAmong(group, [...group, ...others], modes.locales)

test('a change of shots in both directions is mirrored, whatever its pixels', () => {
  expect(unmirrored(['a--one ar light 390', 'b--two de dark 1280'], 'a--one de light 390')).toEqual([])
})

test('a change in one direction only is unmirrored where its story was captured in the other', () => {
  const group = ['a--one ar light 390', 'a--one ar dark 1280', 'b--arabic-only ar light 390']
  expect(unmirrored(group, 'a--one fr light 1280')).toEqual(group.slice(0, 2))
  expect(unmirrored(['a--one de light 390', 'a--one fr light 390'], 'a--one ar dark 390')).toHaveLength(2)
})

test('a change in one of two locales of a direction is of that locale, and of no direction', () => {
  expect(unmirrored(['a--one de light 390'], 'a--one fr dark 390', 'a--one ar light 390')).toEqual([])
})
