import { expect, test } from 'vitest'
import { modes } from './capture/fixture/config.ts'
import { chromaticModes } from './chromatic.ts'
import { modeName, modesOf } from './modes.ts'

const captured = (own: ReturnType<typeof chromaticModes>) =>
  Object.entries(own).flatMap(([name, mode]) => ('disable' in mode ? [] : [name]))

test('Chromatic captures the modes of this harness and disables all others', () => {
  const all = chromaticModes(modes)
  expect(captured(all).toSorted()).toEqual(modesOf(modes).map(modeName).toSorted())
  expect(Object.keys(all)).toHaveLength(12)
})

test('the modes of a story override those of all stories', () => {
  const own = chromaticModes(modes, { locale: ['ar'], scheme: ['light'] })
  const merged = { ...chromaticModes(modes), ...own }
  expect(captured(merged)).toEqual(['ar light 390', 'ar light 1280'])
  expect(merged['ar light 390']).toEqual({ locale: 'ar', scheme: 'light', viewport: 390 })
})
