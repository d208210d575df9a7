import { expect, test } from 'vitest'
import { changedTexts, folded } from './changed-texts.ts'

const dictionary = (...lines: string[]) =>
  ['import type { Texts } from "./types.ts"', 'export default {', ...lines, '} satisfies Texts', ''].join(
    '\n',
  )

const before = dictionary("  add: 'Add to basket',", '  states: {', "    open: 'Waiting',", '  },')

test('a replaced text is known by what it was and what it is', () => {
  const after = before.replace('Add to basket', 'Buy this now')
  expect(changedTexts(before, after)).toEqual({ gone: ['add to basket'], came: ['buy this now'] })
})

test('an added key has one text only', () => {
  const after = before.replace('  states: {', '  remove: "Remove it",\n  states: {')
  expect(changedTexts(before, after)).toEqual({ gone: [], came: ['remove it'] })
})

test('two texts that change places are changed', () => {
  const pair = (one: string, other: string) => dictionary(`  a: '${one}',`, '  b:', `    '${other}',`)
  const { gone, came } = changedTexts(pair('First', 'Second'), pair('Second', 'First'))!
  expect([...gone, ...came]).toEqual(expect.arrayContaining(['first', 'second']))
})

test('a text with placeholders, digits and escapes is known by its longest part', () => {
  const of = (text: string) => changedTexts(dictionary(), dictionary(`  a: '${text}',`))?.came
  expect(of('{count:number|digits} items in {{basket|baskets}}')).toEqual(['items in'])
  expect(of('of 12 reviews')).toEqual(['reviews'])
  expect(of(String.raw`one\nanother line`)).toEqual(['another line'])
})

test('format characters and spaces are not compared', () => {
  expect(folded('می\u200cخرم\u00a0 Это\n ')).toBe('میخرم это')
})

test.each([
  ['a text without a part that can be recognized', "  a: '{count} of',"],
  ['an empty text', "  a: '',"],
  ['a computed text', "  a: first + 'second',"],
  ['a text with an expression', '  a: `${unit} each one`,'],
  ['an import', "import other from './other.ts'"],
])('%s may change any picture', (_, line) => {
  expect(changedTexts(dictionary(), dictionary(line))).toBeNull()
})

test('a removed text with placeholders only may change any picture', () => {
  expect(changedTexts(dictionary("  a: '{n}',"), dictionary())).toBeNull()
})
