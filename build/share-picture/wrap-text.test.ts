import { expect, test } from 'vitest'
import { wrapText } from './wrap-text.ts'

const wrap = (text: string, width: number, maxLines = 3) =>
  wrapText(text, { width, maxLines, measure: (line) => line.length })

test('a text that fits is one line', () => {
  expect(wrap('a small pot', 11)).toEqual({ lines: ['a small pot'], isWhole: true })
})

test('lines are of like length, and not more for it', () => {
  expect(wrap('one two three four five', 20).lines).toEqual(['one two three', 'four five'])
})

test('words that do not fit are left out, with an ellipsis and without the comma before it', () => {
  expect(wrap('one two three, four five', 10, 2)).toEqual({ lines: ['one two', 'three…'], isWhole: false })
})

test('a word that is wider than the line is broken', () => {
  expect(wrap('abcdefghij', 4)).toEqual({ lines: ['abcd', 'efgh', 'ij'], isWhole: true })
  expect(wrap('abcdefghijklmnop', 4)).toEqual({ lines: ['abcd', 'efgh', 'ijk…'], isWhole: false })
})

test('a letter is not parted from its mark', () => {
  expect(wrap('گُلگُل', 4).lines).toEqual(['گُلگ\u064f'.slice(0, 3), 'گُل'])
})

test('an empty text is one empty line', () => {
  expect(wrap('', 10)).toEqual({ lines: [''], isWhole: true })
})
