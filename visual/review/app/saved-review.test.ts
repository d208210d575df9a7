import { expect, test } from 'vitest'
import { emptyHistory, reduce } from './history.ts'
import { parsePreferences, parseSavedReview } from './saved-review.ts'

const history = reduce(emptyHistory, { type: 'decide', keys: ['a'], choice: 'reject', comment: 'pale' })
const rejection = { choice: 'reject', comment: 'Too pale', until: null }
const nothing = { history: emptyHistory, seen: [], committed: {}, fingerprints: {}, isPartial: false }

test('a saved review round-trips with its undo steps', () => {
  const saved = { history, seen: ['b'], committed: { a: rejection }, fingerprints: { a: 7 }, isPartial: true }
  expect(parseSavedReview(JSON.stringify(saved))).toEqual(saved)
})

test('saved data of another shape is discarded', () => {
  const broken = [
    null,
    '',
    '{',
    '[]',
    '{"seen":[]}',
    '{"history":{"marks":{"a":1},"past":[],"future":[]},"seen":[]}',
  ]
  for (const text of broken) expect(parseSavedReview(text)).toEqual(nothing)
})

test('saved commits of unknown choices are discarded', () => {
  const committed = { a: rejection, b: { ...rejection, choice: 'praise' } }
  const saved = parseSavedReview(JSON.stringify({ history, seen: [], committed }))
  expect(saved.committed).toEqual({ a: rejection })
})

test('the locale is the saved one, then the first supported browser language, then en', () => {
  expect(parsePreferences('{"locale":"ru","by":"Mina"}', ['fa-IR'])).toEqual({ locale: 'ru', by: 'Mina' })
  expect(parsePreferences(null, ['de-DE', 'fa-IR', 'en']).locale).toBe('fa')
  expect(parsePreferences('{"locale":"xx"}', []).locale).toBe('en')
})
