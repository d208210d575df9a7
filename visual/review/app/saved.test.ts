import { expect, test } from 'vitest'
import { emptyHistory, reduce } from './history.ts'
import { parsePreferences, parseSaved } from './saved.ts'

const keys = new Set(['a', 'b'])
const history = reduce(emptyHistory, { type: 'decide', keys: ['a'], choice: 'reject', comment: 'pale' })
const nothing = { history: emptyHistory, seen: [] }

test('what was saved comes back, with its way back', () => {
  const saved = { history, seen: ['b'] }
  expect(parseSaved(JSON.stringify(saved), keys)).toEqual(saved)
})

test('another shape is forgotten', () => {
  const broken = [
    null,
    '',
    '{',
    '[]',
    '{"seen":[]}',
    '{"history":{"marks":{"a":1},"past":[],"future":[]},"seen":[]}',
  ]
  for (const text of broken) expect(parseSaved(text, keys)).toEqual(nothing)
})

test('shots that the report lacks are forgotten', () => {
  expect(parseSaved(JSON.stringify({ history, seen: ['c'] }), new Set(['b']))).toEqual(nothing)
  expect(parseSaved(JSON.stringify({ history, seen: ['b', 'c'] }), keys).seen).toEqual(['b'])
})

test('the language is the saved one, then the first of the browser that is spoken here', () => {
  expect(parsePreferences('{"locale":"ru","by":"Mina"}', ['fa-IR'])).toEqual({ locale: 'ru', by: 'Mina' })
  expect(parsePreferences(null, ['de-DE', 'fa-IR', 'en']).locale).toBe('fa')
  expect(parsePreferences('{"locale":"xx"}', []).locale).toBe('en')
})
