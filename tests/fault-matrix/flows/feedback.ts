import type { User } from '../user.ts'
import { defaultMessage } from '../expected-messages.ts'
import type { Flow } from '../flow.ts'

const tray = '/search/copper/isfahan-engraved-tray'
const carpet = '/search/handwoven-carpets/kashan-medallion-carpet'
const buyer = ['order-delivered'] as const
const body = 'نقش سینی ظریف است و لبه‌اش صاف.'

export const reviews: Flow = {
  scenario: ['many-reviews'],
  path: carpet,
  act: ({ LL, press }) => press(LL.feedback.pictured()),
  expectedMessage: defaultMessage,
  isInputKept: ({ LL, isPressed }) => isPressed(LL.feedback.pictured()),
  isDone: ({ LL, hasButton, isPressed, sees }) =>
    isPressed(LL.feedback.pictured()) &&
    (hasButton(LL.feedback.more()) || sees(LL.feedback.count({ count: 10 }))),
}

export const ownReviews: Flow = {
  scenario: buyer,
  path: tray,
  expectedMessage: defaultMessage,
  isDone: ({ LL, hasButton }) => hasButton(LL.feedback.write()),
}

export const saveReview: Flow = {
  scenario: buyer,
  path: tray,
  setup: async ({ LL, press, check, type }) => {
    await press(LL.feedback.write())
    await check(LL.details.stars({ stars: 4 }))
    await type(LL.feedback.form.body(), body)
  },
  act: ({ LL, press }) => press(LL.feedback.form.send()),
  expectedMessage: defaultMessage,
  isInputKept: ({ LL, valueOf }) => valueOf(LL.feedback.form.body()) === body,
  isDone: ({ LL, sees }) => sees(LL.feedback.states.pending()),
}

const vote = ({ LL }: User) => LL.feedback.helpfulFor({ author: 'مریم ک.' })

export const markHelpful: Flow = {
  scenario: ['ready-to-order'],
  path: carpet,
  act: (user) => user.press(vote(user)),
  expectedMessage: defaultMessage,
  isInputKept: (user) => !user.isPressed(vote(user)),
  isDone: (user) => user.isPressed(vote(user)),
}

/** They load near the viewport. */
const scrollToQuestions = async () => document.getElementById('questions')?.scrollIntoView()

export const questions: Flow = {
  scenario: ['ready-to-order'],
  path: carpet,
  act: scrollToQuestions,
  expectedMessage: defaultMessage,
  isDone: ({ LL, sees }) => sees(LL.feedback.questions.byShop()),
}

const question = 'ریشه‌های فرش دست‌باف است یا ماشینی؟'

export const askQuestion: Flow = {
  scenario: ['ready-to-order'],
  path: carpet,
  setup: async ({ LL, press, type }) => {
    await scrollToQuestions()
    await press(LL.feedback.questions.ask())
    await type(LL.feedback.questions.body(), question)
  },
  act: ({ LL, press }) => press(LL.feedback.questions.send()),
  expectedMessage: defaultMessage,
  isInputKept: ({ LL, valueOf }) => valueOf(LL.feedback.questions.body()) === question,
  isDone: ({ LL, sees, hasButton }) =>
    sees(LL.feedback.questions.sent()) && hasButton(LL.feedback.questions.ask()),
}
