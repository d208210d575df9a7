import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test('line separators and runs of spaces are one space', () => {
  expect(plainText(' copper\u2028pot\u2029for\n\t tea ')).toBe('copper pot for tea')
})

test('overrides, isolates, controls and variation selectors are left out; half-spaces stay', () => {
  expect(plainText('\u202egold\u202c \u2066ring\u2069\u0000\ufeff ❤\ufe0f')).toBe('gold ring ❤')
  expect(plainText('دست\u200cباف\u200f')).toBe('دست\u200cباف\u200f')
})

test('a letter has two marks at most', () => {
  expect(plainText(`گ${'\u064f'.repeat(9)}ل`)).toBe('گ\u064f\u064fل')
})

test('half of a surrogate pair is left out', () => {
  expect(plainText(`${'a'.repeat(299)}😀`)).toBe('a'.repeat(299))
})

test('a preposition stays with the next word, and «را» and a dash with the one before', () => {
  expect(plainText('انگشتر نقره با فیروزه')).toBe('انگشتر نقره با\u00a0فیروزه')
  expect(plainText('زعفران خوب را بشناسیم')).toBe('زعفران خوب\u00a0را بشناسیم')
  expect(plainText('ковёр — килим')).toBe('ковёр\u00a0— килим')
  expect(plainText('a b c d e f')).toBe('a b c d e f')
})
