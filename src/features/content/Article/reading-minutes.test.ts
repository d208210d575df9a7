import { expect, test } from 'vitest'
import { readingMinutes } from './reading-minutes.ts'

test.each([
  ['', 1],
  ['<p>one</p><h2>two</h2>', 1],
  [`<p class="not words">${'word '.repeat(540)}</p>`, 3],
])('reading time of %.20s is %i min', (html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes)
})
