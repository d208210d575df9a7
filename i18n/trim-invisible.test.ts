import { expect, test } from 'vitest'
import { trimInvisible } from './trim-invisible.ts'

test.each([
  ['\u200f\u200c \u200f', ''],
  ['\u200f می‌خواهم\u200c ', 'می‌خواهم'],
  ['👩‍🌾', '👩‍🌾'],
])('invisible characters at the ends of %j are dropped', (text, visible) => {
  expect(trimInvisible(text)).toBe(visible)
})
