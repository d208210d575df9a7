import type { CallName } from '../calls.ts'
import type { Check } from '../check.ts'
import { lawsOf } from '../check.ts'
import { expectSame, expectThat, Skip } from '../drift.ts'
import { sampleNeeds } from '../sample-needs.ts'
import { samples } from '../samples.ts'

const law = lawsOf('languages')

const scripts = { 'fa-IR': /[\u0621-\u06cc]/, 'en-US': /[a-z]/i, 'ru-RU': /[а-яё]/i } as const

const languages = Object.keys(scripts) as (keyof typeof scripts)[]

const textKeys = /^(title|summary|description|blurb|body|variant|item1)$/

function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return textKeys.test(key) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, Array.isArray(value) ? key : name))
}

function withoutTexts(value: unknown): unknown {
  if (typeof value === 'string') return 'text'
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withoutTexts)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutTexts(inner)]))
}

const translationLaw = <Name extends CallName>(call: Name): Check =>
  law(`${call}-answers-in-the-requested-language`, sampleNeeds(call), async (context) => {
    const { shopper, input } = await samples[call](context)
    const expected = withoutTexts(await shopper.ok(call, input))
    for (const language of languages) {
      const output = await shopper.withLanguage(language).ok(call, input)
      const texts = textsOf(output).filter((text) => text !== '')
      if (texts.length === 0) throw new Skip('there is no text in the answer')
      const matching = texts.filter((text) => scripts[language].test(text)).length
      expectThat(matching >= texts.length / 2, `texts in ${language}`, texts[0])
      expectSame(`what is no text, in ${language},`, withoutTexts(output), expected)
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

export const languageLaws: readonly Check[] = [
  ...translated.map(translationLaw),
  law('refusals-are-in-the-requested-language', { calls: ['product'] }, async (context) => {
    for (const language of languages) {
      const shopper = context.guest().withLanguage(language)
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
