import { expect, test } from 'vitest'
import { choiceOfGlobals, modeName, modesOf } from './modes.ts'

const names = (choice?: Parameters<typeof modesOf>[0]) => modesOf(choice).map(modeName)

test('the default modes cover every pair of values', () => {
  const modes = names()
  expect(modes).toHaveLength(6)
  const values = ['fa', 'en', 'ru', 'light', 'dark', '390', '1280']
  const axis = (value: string) => (/\d/.test(value) ? 'viewport' : value.length === 2 ? 'locale' : 'scheme')
  const pairs = values.flatMap((one) =>
    values.filter((other) => axis(one) !== axis(other)).map((other) => [one, other]),
  )
  const missing = pairs.filter(
    (pair) => !modes.some((mode) => pair.every((value) => mode.split(' ').includes(value))),
  )
  expect(missing).toEqual([])
})

test('a story can limit an axis', () => {
  expect(names({ locale: ['fa'] }).toSorted()).toEqual([
    'fa dark 1280',
    'fa dark 390',
    'fa light 1280',
    'fa light 390',
  ])
  expect(names({ locale: ['en'], scheme: ['light'], viewport: ['390'] })).toEqual(['en light 390'])
})

test('a story that sets its own globals is captured with them in every viewport', () => {
  expect(names(choiceOfGlobals({ locale: 'en' }))).toEqual(['en light 390', 'en light 1280'])
  expect(names(choiceOfGlobals({ scheme: 'dark', locale: 'ru' }))).toEqual(['ru dark 390', 'ru dark 1280'])
  expect(names(choiceOfGlobals({}))).toHaveLength(6)
})

test('a story that names two axes is captured in every combination of them', () => {
  const modes = names({ locale: ['fa', 'en', 'ru'], viewport: ['390', '1280'] })
  expect(new Set(modes.map((mode) => mode.replace(/ (light|dark)/, ''))).size).toBe(6)
})
