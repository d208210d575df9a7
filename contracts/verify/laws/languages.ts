import * as z from 'zod/mini'
import { mostInLine } from '../../values.ts'
import { callNames, type CallName } from '../../registry.ts'
import { endpointOf, isReadOnly } from '../call-properties.ts'
import type { Check } from '../check.ts'
import { lawsOf } from '../check.ts'
import { expectSame, expectThat, Skip } from '../drift.ts'
import type { Exchange } from '../exchange.ts'
import { sampleNeeds } from '../sample-needs.ts'
import { samples } from '../samples.ts'

const law = lawsOf('languages')

const scripts = { 'fa-IR': /[\u0621-\u06cc]/, 'en-US': /[a-z]/i, 'ru-RU': /[а-яё]/i } as const

type Language = keyof typeof scripts

const languages = Object.keys(scripts) as Language[]

const textKeys = /^(title|summary|description|blurb|body|variant|text|item1)$/

/** Shown as their authors wrote them. */
const isWrittenByMembers = (name: string) => name === 'reviews'

type Text = { key: string; text: string }

function textsOf(value: unknown, key = ''): Text[] {
  if (typeof value === 'string') return textKeys.test(key) && value !== '' ? [{ key, text: value }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([name]) => !isWrittenByMembers(name))
    .flatMap(([name, inner]) => textsOf(inner, Array.isArray(value) ? key : name))
}

const isIn = (language: Language) => (text: string) => scripts[language].test(text)

/** Names and titles may stay as they are in every language, so that half of the texts of a field suffices. */
function expectLanguage(texts: readonly Text[], language: Language): void {
  for (const key of new Set(texts.map((each) => each.key))) {
    const all = texts.filter((each) => each.key === key).map(({ text }) => text)
    const foreign = all.filter((text) => !isIn(language)(text))
    expectThat(foreign.length <= all.length / 2, `${key} in ${language}`, foreign[0])
  }
}

function withoutTexts(value: unknown): unknown {
  if (typeof value === 'string') return 'text'
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withoutTexts)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutTexts(inner)]))
}

const messagesOf = (answer: Exchange['answer']) => textsOf(answer?.json).map(({ text }) => text)

const expectMessages = (messages: readonly string[], language: Language) =>
  expectThat(messages.every(isIn(language)), `messages in ${language}`, messages)

const translationLaw = <Name extends CallName>(call: Name, assumes?: string): Check =>
  law(`${call}-answers-in-the-requested-language`, { ...sampleNeeds(call), assumes }, async (context) => {
    const { shopper, input } = await samples[call](context)
    const expected = withoutTexts(await shopper.ok(call, input))
    for (const language of languages) {
      const output = await shopper.withLanguage(language).ok(call, input)
      const texts = textsOf(output)
      if (texts.length === 0) throw new Skip('there is no text in the answer')
      expectLanguage(texts, language)
      expectSame(`what is no text, in ${language},`, withoutTexts(output), expected)
    }
  })

/** Their texts are of members, or titles of the shop among theirs. */
const writtenByMembers: readonly CallName[] = [
  'reviews',
  'ownReviews',
  'questions',
  'addresses',
  'exportedData',
]

const ofOrders = 'the titles of an order are in the language of the request, not of the purchase'
const assumes: Partial<Record<CallName, string>> = {
  order: ofOrders,
  reserve: ofOrders,
  suggest: 'a title of one language finds its product, whatever language is asked for',
}

const hasTexts = (schema: unknown): boolean =>
  typeof schema === 'object' &&
  schema !== null &&
  Object.entries(schema).some(([key, inner]) => textKeys.test(key) || hasTexts(inner))

const isTranslated = (call: CallName) =>
  isReadOnly(call) &&
  !writtenByMembers.includes(call) &&
  hasTexts(z.toJSONSchema(endpointOf(call).output, { unrepresentable: 'any', io: 'input' }))

export const languageLaws: readonly Check[] = [
  ...callNames.filter(isTranslated).map((call) => translationLaw(call, assumes[call])),
  law('refusals-are-in-the-requested-language', { calls: ['product'] }, async (context) => {
    for (const language of languages) {
      const shopper = context.guest().withLanguage(language)
      const { answer } = await shopper.refused('product', {
        catLabel: 'no-such-category',
        label: 'no-such-product',
      })
      expectMessages(messagesOf(answer), language)
    }
  }),

  law(
    'messages-of-cart-and-sign-in-are-in-the-requested-language',
    { calls: ['add', 'setRebate', 'login'] },
    async (context) => {
      const { productItemId, stockLeft } = await context.product()
      for (const language of languages) {
        const shopper = context.guest().withLanguage(language)
        const count = Math.min(mostInLine, stockLeft + 7)
        const added = await shopper.okResult('add', { uniqueId: null, productItemId, count })
        expectMessages(added.messages, language)
        const unknownCode = { uniqueId: added.output, rebateCode: 'NO-SUCH-CODE' }
        expectMessages(messagesOf((await shopper.refused('setRebate', unknownCode)).answer), language)
        const nobody = { mobile: context.newMobile(), password: 'not-the-password' }
        expectMessages(messagesOf((await shopper.refused('login', nobody)).answer), language)
      }
    },
  ),
]
