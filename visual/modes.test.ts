import { expect, test } from 'vitest'
import { modes } from './capture/fixture/config.ts'
import { axesOf, choiceOfGlobals, completeModes, globalsOf, modeName, modeOf, modesOf } from './modes.ts'
import type { Modes } from './modes.ts'

const names = (choice?: Parameters<typeof modesOf>[1]) => modesOf(modes, choice).map(modeName)

test('the default modes cover every pair of values', () => {
  const covered = names().map((name) => name.split(' '))
  expect(covered).toHaveLength(6)
  const values = Object.entries(axesOf(modes)).flatMap(([axis, own]) => own.map((value) => ({ axis, value })))
  const pairs = values.flatMap((one) =>
    values.filter(({ axis }) => axis !== one.axis).map((other) => [one.value, other.value]),
  )
  const missing = pairs.filter((pair) => !covered.some((name) => pair.every((value) => name.includes(value))))
  expect(missing).toEqual([])
})

test('a story can limit an axis', () => {
  expect(names({ locale: ['ar'] }).toSorted()).toEqual([
    'ar dark 1280',
    'ar dark 390',
    'ar light 1280',
    'ar light 390',
  ])
  expect(names({ locale: ['de'], scheme: ['light'], viewport: ['390'] })).toEqual(['de light 390'])
})

test('a story that sets its own globals is captured with them in every viewport', () => {
  const namesOf = (own: Record<string, string>) => names(choiceOfGlobals(modes, own))
  expect(namesOf({ locale: 'de' })).toEqual(['de light 390', 'de light 1280'])
  expect(namesOf({ scheme: 'dark', locale: 'fr' })).toEqual(['fr dark 390', 'fr dark 1280'])
  expect(namesOf({ scheme: 'dark' })).toEqual(['ar dark 390', 'ar dark 1280'])
  expect(namesOf({})).toHaveLength(6)
})

test('a story that names two axes is captured in every combination of them', () => {
  const captured = names({ locale: ['ar', 'de', 'fr'], viewport: ['390', '1280'] })
  expect(new Set(captured.map((name) => name.replace(/ (light|dark)/, ''))).size).toBe(6)
})

test('a key names its mode, even one that the project no longer has', () => {
  expect(modeOf('a--one xx dark 600')).toEqual({ locale: 'xx', scheme: 'dark', viewport: '600' })
  expect(() => modeOf('a--one')).toThrow('names no mode')
})

test('without modes there is one, which sets no globals', () => {
  const usual = completeModes({})
  const [mode, ...others] = modesOf(usual)
  expect(others).toEqual([])
  expect(modeName(mode!)).toBe('default default 1280')
  expect(globalsOf(usual, mode!)).toEqual({})
})

test('modes set the globals of the Storybook, by their names', () => {
  const globals: Modes['globals'] = ({ scheme }) => ({ theme: `acme-${scheme}` })
  const themed = completeModes({ schemes: ['light', 'dark'], globals })
  expect(modesOf(themed).map((mode) => globalsOf(themed, mode))).toEqual([
    { theme: 'acme-light' },
    { theme: 'acme-dark' },
  ])
  expect(choiceOfGlobals(themed, { theme: 'acme-dark' })).toEqual({ locale: ['default'], scheme: ['dark'] })
  expect(choiceOfGlobals(themed, { density: 'low' })).toEqual({ locale: ['default'], scheme: ['light'] })
})
