import { localizeDigits } from '#i18n/localize-digits.ts'
import { auth } from '#src/stores/auth.ts'
import { messageText } from '#mocks/domain/messages.ts'
import { advanceClock } from '../../cart-model/fake-clock.ts'
import { locale } from '../../cart-model/shop.tsx'
import type { User } from '../user.ts'
import { authError, pageError, serverMessage, noMessage, defaultMessage } from '../expected-messages.ts'
import type { ExpectedMessage, Flow } from '../flow.ts'

const mobile = localizeDigits(locale, '09121234567')
const newMobile = '09389998877'
const code = '12345'

const enter =
  (number = mobile) =>
  async ({ LL, type, press }: User) => {
    await type(LL.auth.mobile(), number)
    await press(LL.auth.sendCode())
  }
const typeCode = ({ LL, type }: User) => type(LL.auth.code(), code)
const signIn = ({ LL, press }: User) => press(LL.auth.signIn())
const hasCode = ({ LL, valueOf }: User) => valueOf(LL.auth.code()) === code

const name = { first: 'نیلوفر', last: 'احمدی' }

async function fillName({ LL, type, press }: User) {
  await type(LL.auth.firstName(), name.first)
  await type(LL.auth.lastName(), name.last)
  await press(LL.auth.register())
}

const codeNotSent: ExpectedMessage = (trouble, LL) => {
  if (trouble.name === '401' || trouble.kind === 'unreachable') return defaultMessage(trouble, LL)
  const isHeldBack = trouble.name === '429' || trouble.name === '503'
  return isHeldBack ? LL.auth.codeHeldBack({ mobile }) : LL.auth.codeNotSent({ mobile })
}

const signingIn = {
  scenario: ['cart-with-one-line'],
  path: '/loginRegister',
  isDone: () => auth.hasSession,
} as const

export const userDetail: Flow = {
  ...signingIn,
  act: enter(),
  expectedMessage: noMessage,
  isDone: ({ LL, sees }) => sees(LL.auth.codeTitle()),
}

export const otp: Flow = {
  ...signingIn,
  act: enter(),
  expectedMessage: codeNotSent,
  isInputKept: ({ LL, sees, valueOf }) => sees(mobile) || valueOf(LL.auth.mobile()) === mobile,
  recover: async (user) => {
    const { LL, hasButton, press } = user
    await advanceClock(31_000)
    if (hasButton(LL.auth.sendCode())) await enter()(user)
    else await press(LL.auth.resend())
    await typeCode(user)
  },
  isDone: ({ LL, sees }) => auth.hasSession || sees(LL.auth.codeSent({ mobile })),
}

export const checkOtp: Flow = {
  ...signingIn,
  setup: enter(),
  act: typeCode,
  expectedMessage: authError,
  isInputKept: hasCode,
  recover: signIn,
}

export const login: Flow = {
  ...checkOtp,
  expectedMessage: (trouble, LL) => (trouble.kind === 'spoken' ? serverMessage : authError(trouble, LL)),
}

export const register: Flow = {
  ...signingIn,
  setup: async (user) => {
    await enter(newMobile)(user)
    await typeCode(user)
  },
  act: fillName,
  expectedMessage: authError,
  isInputKept: ({ LL, valueOf }) =>
    valueOf(LL.auth.firstName()) === name.first && valueOf(LL.auth.lastName()) === name.last,
  recover: async (user) => {
    const { LL, press, sees } = user
    await press(LL.auth.register())
    await advanceClock(1_000)
    if (!sees(messageText(locale, 'alreadyRegistered'))) return
    await press(LL.auth.newCode())
    await typeCode(user)
  },
}

/** A refusal ends the session; the payload of a refresh response is not read, so an invalid one shows nothing. */
const notRenewed: ExpectedMessage = (trouble, LL) => {
  if (trouble.name === '401') return LL.auth.sessionEnded()
  return trouble.name === 'contract' ? null : pageError(trouble, LL)
}

export const refresh: Flow = {
  scenario: ['token-expired', 'cart-with-one-line'],
  path: '/profile/details',
  expectedMessage: notRenewed,
  recover: async (user) => {
    const { LL, hasButton, press } = user
    if (hasButton(LL.errors.retry())) return press(LL.errors.retry())
    await enter()(user)
    await typeCode(user)
  },
  isDone: ({ LL, hasButton }) => hasButton(LL.account.editName()),
}
