import type { CallName } from '../calls.ts'
import type { Check } from '../check.ts'
import { lawsOf } from '../check.ts'
import { expectSame, expectThat, Skip } from '../drift.ts'
import { withSample } from '../sample-needs.ts'
import { samples } from '../samples.ts'

const law = lawsOf('languages')

/** A letter that every text of a language has. */
const scripts = { 'fa-IR': /[\u0621-\u06cc]/, 'en-US': /[a-z]/i, 'ru-RU': /[а-яё]/i } as const

const languages = Object.keys(scripts) as (keyof typeof scripts)[]

const textKeys = /^(title|summary|description|blurb|body|variant|item1)$/

/** What people read in an answer. */
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return textKeys.test(key) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, Array.isArray(value) ? key : name))
}

/** What is no text: numbers, and how many of each. */
function bonesOf(value: unknown): unknown {
  if (typeof value === 'string') return 'text'
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(bonesOf)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, bonesOf(inner)]))
}

const speaks = <Name extends CallName>(call: Name): Check =>
  law(`${call}-speaks-the-shoppers-language`, withSample(call), async (stage) => {
    const { shopper, input } = await samples[call](stage)
    const expected = bonesOf(await shopper.ok(call, input))
    for (const language of languages) {
      const output = await shopper.speaking(language).ok(call, input)
      const texts = textsOf(output).filter((text) => text !== '')
      if (texts.length === 0) throw new Skip('there is no text in the answer')
      const spoken = texts.filter((text) => scripts[language].test(text)).length
      expectThat(spoken >= texts.length / 2, `texts in ${language}`, texts[0])
      expectSame(`what is no text, in ${language},`, bonesOf(output), expected)
    }
  })

const translated: readonly CallName[] = [
  'category',
  'products',
  'product',
  'contentList',
  'contentEntry',
  'getCart',
  'getDelivery',
]

/** Editorial text follows Accept-Language; ids, prices and counts do not. */
export const languageLaws: readonly Check[] = [
  ...translated.map(speaks),
  law('refusals-speak-the-shoppers-language', { calls: ['product'] }, async (stage) => {
    for (const language of languages) {
      const shopper = stage.guest().speaking(language)
      const { answer } = await shopper.refused('product', {
        catLabel: 'no-such-category',
        label: 'no-such-product',
      })
      const texts = textsOf(answer?.json)
      expectThat(
        texts.every((text) => scripts[language].test(text)),
        `messages in ${language}`,
        texts,
      )
    }
  }),
]
