import { expect, test } from 'vitest'
import { trimInvisible } from './trim-invisible.ts'

test.each([
  ['\u200f\u200c \u200f', ''],
  ['\u200f می‌خواهم\u200c ', 'می‌خواهم'],
  ['\u061c\u2066پارچه\u2069', 'پارچه'],
  ['👩‍🌾', '👩‍🌾'],
  [
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
  ['\u0601۱۳۹۹', '\u0601۱۳۹۹'],
])('invisible characters at the ends of %j are dropped', (text, visible) => {
  expect(trimInvisible(text)).toBe(visible)
})
