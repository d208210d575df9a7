import type * as contracts from '#contracts/questions.ts'
import type { Question } from '#contracts/questions.ts'
import { foldForSearch } from '#i18n/digits.ts'
import { dayInMs, tehranDay } from '#i18n/tehran.ts'
import type { Row } from '../shop/catalogue/catalogue.ts'
import { questionsOf } from '../shop/catalogue/questions.ts'
import { inEveryLanguage, inLocale } from '../shop/localized-text.ts'
import type { Text } from '../shop/catalogue/seed.ts'
import type { Behaviour, Context } from './behaviour.ts'
import { refuse } from './behaviour.ts'
import { asMember } from './member.ts'
import { authorOf, isForbiddenText } from './member-texts.ts'
import { messageText } from './messages.ts'
import { moderationTime } from './published-reviews.ts'
import { rowById } from './reviews.ts'
import { searchTerms } from './search.ts'
import { nextNumber } from './seeded-ids.ts'
import type { World } from './world.ts'

const firstQuestionId = 950_000
const defaultPageSize = 5
/** Milliseconds until the mocked shop answers a question. */
export const answerTime = dayInMs
const shopName: Text = ['زرین', 'Zarrin', 'Zarrin']

const shopAnswer: Text = [
  'آنچه از این کالا می‌دانیم در توضیح و مشخصات همین صفحه نوشته‌ایم. اگر پاسخ خود را آنجا ندیدید، با پشتیبانی تماس بگیرید تا از سازنده بپرسیم.',
  'All that we know of this product is in the description and details on this page. If your answer is not there, please contact our support, and we will ask the maker.',
  'Всё, что мы знаем об этом товаре, есть в описании и характеристиках на этой странице. Если ответа там нет, обратитесь в поддержку, и мы спросим у мастера.',
]

const seededQuestions = (row: Row, { locale }: Context): Question[] =>
  questionsOf(row.label, row.leaf).map(({ author, body, on, answer }, at) => ({
    id: row.id * 10 + at + 1,
    author: inLocale(author, locale),
    body: inLocale(body, locale),
    on,
    answers: answer
      ? [
          {
            id: row.id * 10 + at + 1,
            author: inLocale(shopName, locale),
            byShop: true,
            body: inLocale(answer.body, locale),
            on: answer.on,
          },
        ]
      : [],
  }))

const approvedQuestions = (state: World, row: Row, { locale, now }: Context): Question[] =>
  state.questions
    .filter(({ productId, at }) => productId === row.id && now >= at + moderationTime)
    .map(({ id, author, body, at }) => ({
      id,
      author: inLocale(author, locale),
      body: inLocale(body, locale),
      on: tehranDay(at),
      answers:
        now < at + answerTime
          ? []
          : [
              {
                id,
                author: inLocale(shopName, locale),
                byShop: true,
                body: inLocale(shopAnswer, locale),
                on: tehranDay(at + answerTime),
              },
            ],
    }))

/** By every word, also one that runs across a space or half-space. */
function matches({ body, answers }: Question, terms: readonly string[]): boolean {
  const folded = foldForSearch([body, ...answers.map((answer) => answer.body)].join(' '))
  const joined = folded.replaceAll(' ', '')
  return terms.every((term) => folded.includes(term) || joined.includes(term))
}

export const questions: Behaviour<typeof contracts.questions> = (state, filter, context) => {
  const row = rowById(context, filter.product)
  if (!row) return refuse(context, 404, 'productGone')
  const { page = 1, pageSize = defaultPageSize, text = '' } = filter
  const terms = searchTerms(text)
  const found = [...approvedQuestions(state, row, context), ...seededQuestions(row, context)]
    .filter((question) => matches(question, terms))
    .toSorted((one, other) => other.on.localeCompare(one.on) || other.id - one.id)
  return {
    state,
    data: {
      total: found.length,
      page,
      pageSize,
      questions: found.slice((page - 1) * pageSize, page * pageSize),
    },
  }
}

/** Never published with a web address or phone number in it. A question is asked once for each attempt. */
export const askQuestion: Behaviour<typeof contracts.askQuestion> = (state, input, context) =>
  asMember(state, context, (member) => {
    const { product, body, attemptId } = input
    const row = rowById(context, product)
    if (!row) return refuse(context, 404, 'productGone')
    const messages = [messageText(context.locale, 'questionThanks')]
    const isKnown =
      attemptId !== undefined &&
      state.questions.some((one) => one.owner === member.mobile && one.attemptId === attemptId)
    if (isKnown || isForbiddenText(body)) return { state, data: null, messages }
    const [next, number] = nextNumber(state, 'question')
    const question = {
      id: firstQuestionId + number,
      owner: member.mobile,
      author: authorOf(member),
      productId: row.id,
      body: inEveryLanguage(body),
      at: context.now,
      isTold: false,
      attemptId,
    }
    return { state: { ...next, questions: [...next.questions, question] }, data: null, messages }
  })
