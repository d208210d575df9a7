import { advanceClock } from '../../cart-model/fake-clock.ts'
import type { User } from '../user.ts'
import { authError, defaultMessage, noMessage, pageError } from '../expected-messages.ts'
import type { Flow } from '../flow.ts'
import { pot } from './catalogue.ts'

const pollInterval = 61_000
const centre = '/profile/notices'
const tray = 'سینی قلم‌زده با نقش شکارگاه'

const ask = ({ LL, press }: User) => press(LL.details.tellWhen.cheaper())

export const subscribe: Flow = {
  scenario: ['ready-to-order'],
  path: pot,
  setup: async ({ LL, press, type }) => {
    await press(LL.details.tellWhen.cheaper())
    await type(LL.notices.request.wanted(), '۱۰۰۰')
  },
  act: ({ LL, press }) => press(LL.notices.request.submit()),
  expectedMessage: defaultMessage,
  isInputKept: ({ LL, valueOf }) => valueOf(LL.notices.request.wanted()) === '۱۰۰۰',
  isDone: ({ LL, hasButton }) => !hasButton(LL.notices.request.submit()),
}

export const guestSubscribe: Flow = {
  name: 'a guest',
  scenario: ['cart-with-one-line'],
  path: pot,
  setup: async (user) => {
    const { LL, type, press } = user
    await ask(user)
    await type(LL.auth.mobile(), '09351112233')
    await press(LL.auth.sendCode())
  },
  act: ({ LL, type }) => type(LL.auth.code(), '12345'),
  expectedMessage: authError,
  isInputKept: ({ LL, valueOf }) => valueOf(LL.auth.code()) === '12345',
  recover: ({ LL, press }) => press(LL.notices.request.submit()),
  isDone: ({ LL, hasButton }) => !hasButton(LL.notices.request.submit()),
}

export const subscriptions: Flow = {
  scenario: ['waiting-for-goods', 'cart-with-one-line'],
  path: centre,
  expectedMessage: defaultMessage,
  isInputKept: ({ LL, sees }) => !sees(LL.notices.waiting.empty()),
  isDone: ({ LL, hasButton }) => hasButton(LL.notices.waiting.remove({ title: tray })),
}

export const unsubscribe: Flow = {
  scenario: ['waiting-for-goods', 'cart-with-one-line'],
  path: centre,
  act: ({ LL, press }) => press(LL.notices.waiting.remove({ title: tray })),
  expectedMessage: defaultMessage,
  isDone: ({ LL, hasButton }) => !hasButton(LL.notices.waiting.remove({ title: tray })),
}

export const notices: Flow = {
  scenario: ['unread-notices', 'cart-with-one-line'],
  path: centre,
  expectedMessage: pageError,
  isInputKept: ({ LL, sees }) => !sees(LL.notices.empty()),
  isDone: ({ LL, hasButton }) => hasButton(LL.notices.readAll()),
}

export const count: Flow = {
  name: 'the bell',
  scenario: ['unread-notices', 'cart-with-one-line'],
  path: '/about',
  expectedMessage: noMessage,
  recover: () => advanceClock(pollInterval),
  isDone: ({ LL }) => document.querySelector(`a[aria-label="${LL.notices.bell({ count: 3 })}"]`) !== null,
}

export const readNotice: Flow = {
  scenario: ['unread-notices', 'cart-with-one-line'],
  path: centre,
  act: ({ LL, press }) => press(LL.notices.readAll()),
  expectedMessage: defaultMessage,
  isDone: ({ LL, hasButton, sees }) => sees(LL.notices.title()) && !hasButton(LL.notices.readAll()),
}
