import { expect, test } from 'vitest'
import { chromaticModes } from './chromatic.ts'
import { modeName, modesOf } from './modes.ts'

const captured = (modes: ReturnType<typeof chromaticModes>) =>
  Object.entries(modes).flatMap(([name, mode]) => ('disable' in mode ? [] : [name]))

test('Chromatic captures the modes of this harness and disables all others', () => {
  expect(captured(chromaticModes()).toSorted()).toEqual(modesOf().map(modeName).toSorted())
  expect(Object.keys(chromaticModes())).toHaveLength(12)
})

test('the modes of a story override those of all stories', () => {
  const merged = { ...chromaticModes(), ...chromaticModes({ locale: ['fa'], scheme: ['light'] }) }
  expect(captured(merged)).toEqual(['fa light 390', 'fa light 1280'])
  expect(merged['fa light 390']).toEqual({ locale: 'fa', scheme: 'light', viewport: 390 })
})
