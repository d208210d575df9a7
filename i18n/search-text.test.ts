import { expect, test } from 'vitest'
import { searchText } from './search-text.ts'

test.each([
  [' می‌خواهم ', 'می‌خواهم'],
  ['\u200c \u200f', ''],
  ['👩‍🌾', '👩‍🌾'],
])('what is searched for by %j is %j', (typed, text) => {
  expect(searchText(typed)).toBe(text)
})
