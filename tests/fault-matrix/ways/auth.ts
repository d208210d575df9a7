import { localDigits } from '#i18n/local-digits.ts'
import { auth } from '#src/stores/auth.ts'
import { say } from '#mocks/domain/messages.ts'
import { pass } from '../../cart-model/clock.ts'
import { locale } from '../../cart-model/shop.tsx'
import type { Hands } from '../hands.ts'
import { authError, pageError, server, silence, words } from '../tells.ts'
import type { Tells, Way } from '../way.ts'

const mobile = localDigits(locale, '09121234567')
const newMobile = '09389998877'
const code = '12345'

const enter =
  (number = mobile) =>
  async ({ LL, type, press }: Hands) => {
    await type(LL.auth.mobile(), number)
    await press(LL.auth.sendCode())
  }
const typeCode = ({ LL, type }: Hands) => type(LL.auth.code(), code)
const signIn = ({ LL, press }: Hands) => press(LL.auth.signIn())
const hasCode = ({ LL, valueOf }: Hands) => valueOf(LL.auth.code()) === code

const name = { first: 'نیلوفر', last: 'احمدی' }

async function tellName({ LL, type, press }: Hands) {
  await type(LL.auth.firstName(), name.first)
  await type(LL.auth.lastName(), name.last)
  await press(LL.auth.register())
}

/** Where the code was not sent the code can still be asked for, or the one that did come be typed. */
const codeNotSent: Tells = (trouble, LL) => {
  if (trouble.name === '401' || trouble.sort === 'unreachable') return words(trouble, LL)
  const isHeldBack = trouble.name === '429' || trouble.name === '503'
  return isHeldBack ? LL.auth.codeHeldBack({ mobile }) : LL.auth.codeNotSent({ mobile })
}

const signingIn = {
  scenario: ['cart-with-one-line'],
  path: '/loginRegister',
  done: () => auth.hasSession,
} as const

export const userDetail: Way = {
  ...signingIn,
  act: enter(),
  tells: silence,
  done: ({ LL, sees }) => sees(LL.auth.codeTitle()),
}

export const otp: Way = {
  ...signingIn,
  act: enter(),
  tells: codeNotSent,
  keeps: ({ LL, sees, valueOf }) => sees(mobile) || valueOf(LL.auth.mobile()) === mobile,
  again: async (hands) => {
    const { LL, hasButton, press } = hands
    await pass(31_000)
    if (hasButton(LL.auth.sendCode())) await enter()(hands)
    else await press(LL.auth.resend())
    await typeCode(hands)
  },
  done: ({ LL, sees }) => auth.hasSession || sees(LL.auth.codeSent({ mobile })),
}

export const checkOtp: Way = {
  ...signingIn,
  before: enter(),
  act: typeCode,
  tells: authError,
  keeps: hasCode,
  again: signIn,
}

/** The server's own words are notifications; each failure is said beside the field as well. */
export const login: Way = {
  ...checkOtp,
  tells: (trouble, LL) => (trouble.sort === 'spoken' ? server : authError(trouble, LL)),
}

export const register: Way = {
  ...signingIn,
  before: async (hands) => {
    await enter(newMobile)(hands)
    await typeCode(hands)
  },
  act: tellName,
  tells: authError,
  keeps: ({ LL, valueOf }) =>
    valueOf(LL.auth.firstName()) === name.first && valueOf(LL.auth.lastName()) === name.last,
  again: async (hands) => {
    const { LL, press, sees } = hands
    await press(LL.auth.register())
    await pass(1_000)
    if (!sees(say(locale, 'alreadyRegistered'))) return
    await press(LL.auth.newCode())
    await typeCode(hands)
  },
}

/** A refusal ends the session; what a renewal has to say beside the tokens is not asked. */
const notRenewed: Tells = (trouble, LL) => {
  if (trouble.name === '401') return LL.auth.sessionEnded()
  return trouble.name === 'contract' ? null : pageError(trouble, LL)
}

export const refresh: Way = {
  scenario: ['token-expired', 'cart-with-one-line'],
  path: '/profile',
  tells: notRenewed,
  again: async (hands) => {
    const { LL, hasButton, press } = hands
    if (hasButton(LL.errors.retry())) return press(LL.errors.retry())
    await enter()(hands)
    await typeCode(hands)
  },
  done: ({ LL, hasButton }) => hasButton(LL.account.editName()),
}
