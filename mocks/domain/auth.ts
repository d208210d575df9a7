import type * as contracts from '#contracts/auth.ts'
import { inEveryLanguage } from '../shop/localized-text.ts'
import { messageText } from './messages.ts'
import { mergeCart, releaseCart } from './stored-carts.ts'
import type { Behaviour, Context, Success } from './behaviour.ts'
import { refuse } from './behaviour.ts'
import {
  consumeCode,
  resendAfter,
  codeRefusal,
  lockRefusal,
  resendRefusal,
  recordWrongAttempt,
} from './codes.ts'
import { nextCode, nextNumber, nextSecret } from './seeded-ids.ts'
import { notify } from './notices.ts'
import { callerOf, expiredCallerOf, withMember } from './member.ts'
import { revokeTokens, clearedTokenCookies, deviceOf, issueTokens, revokeDevices } from './tokens.ts'
import { omitKey } from './world.ts'
import type { Member, World } from './world.ts'

const firstNewMemberId = 1000

/** The same answer for every mobile, so that it does not reveal who is registered. */
export const userDetail: Behaviour<typeof contracts.userDetail> = (state, { mobile }) => ({
  state,
  data: { mobile, methods: ['code', 'password'] },
})

export const otp: Behaviour<typeof contracts.otp> = (state, { mobile }, context) => {
  const refusal = lockRefusal(state, mobile, context) ?? resendRefusal(state, mobile, context)
  if (refusal) return refusal
  const [next, code] = nextCode(state)
  return {
    state: { ...next, otps: { ...omitKey(next.otps, mobile), [mobile]: { code, sentAt: context.now } } },
    data: { resendAfter },
    messages: [messageText(context.locale, 'codeSent')],
  }
}

export const checkOtp: Behaviour<typeof contracts.checkOtp> = (state, { mobile, code }, context) =>
  codeRefusal(state, mobile, code, context) ?? {
    state,
    data: { isRegistered: state.members[mobile] !== undefined },
  }

export const login: Behaviour<typeof contracts.login> = (state, input, context) => {
  const { mobile, code, password, cartCode } = input
  const member = state.members[mobile]
  if (code !== undefined) {
    const refusal = codeRefusal(state, mobile, code, context)
    if (refusal) return refusal
    return member ? completeSignIn(state, member, cartCode, context) : refuse(context, 404, 'notRegistered')
  }
  if (password === undefined) return refuse(context, 422, 'credentialsMissing')
  const locked = lockRefusal(state, mobile, context)
  if (locked) return locked
  if (!member || member.password !== password)
    return recordWrongAttempt(state, mobile, context, 'passwordWrong')
  return completeSignIn(state, member, cartCode, context)
}

export const register: Behaviour<typeof contracts.register> = (state, input, context) => {
  const { mobile, code, firstName, lastName, password = null, cartCode } = input
  const refusal = codeRefusal(state, mobile, code, context)
  if (refusal) return refusal
  if (state.members[mobile]) return refuse(context, 409, 'alreadyRegistered')
  const [next, number] = nextNumber(state, 'member')
  const member: Member = {
    id: firstNewMemberId + number,
    mobile,
    firstName: inEveryLanguage(firstName),
    lastName: inEveryLanguage(lastName),
    password,
    bonus: 0,
    addresses: [],
  }
  return completeSignIn(welcomed(withMember(next, member), mobile, context), member, cartCode, context)
}

const welcomed = (state: World, mobile: string, { now }: Context): World =>
  notify(state, mobile, {
    kind: 'welcome',
    title: ['به زرین خوش آمدید', 'Welcome to Zarrin', 'Добро пожаловать в Zarrin'],
    text: [
      'خبر سفارش‌ها و کالاهایی که منتظرشان هستید اینجا می‌رسد.',
      'News of your orders and of what you are waiting for will come here.',
      'Здесь будут новости о заказах и товарах, которых вы ждёте.',
    ],
    path: null,
    at: now,
  })

function completeSignIn(
  state: World,
  { mobile }: Member,
  cartCode: string | undefined,
  context: Context,
): Success<{ cartCode: string | null }> {
  const [signedIn, device] = withDevice(consumeCode(state, mobile), mobile, context)
  const [issued, cookies] = issueTokens(signedIn, { mobile, device }, context.now)
  const [merged, basketId] = mergeCart(issued, mobile, cartCode, context)
  return { state: merged, data: { cartCode: basketId }, cookies }
}

function withDevice(state: World, mobile: string, { now, userAgent }: Context): [World, string] {
  const [next, secret] = nextSecret(state, 'device', 12)
  const id = `device-${secret}`
  const device = { mobile, userAgent, signedInAt: now, lastSeenAt: now }
  return [{ ...next, devices: { ...next.devices, [id]: device } }, id]
}

function seenNow(state: World, id: string, now: number): World {
  const device = state.devices[id]
  return device ? { ...state, devices: { ...state.devices, [id]: { ...device, lastSeenAt: now } } } : state
}

/** Rotates both tokens; a refresh token works once. */
export const refresh: Behaviour<typeof import('#contracts/user.ts').refresh> = (state, _input, context) => {
  const member = expiredCallerOf(state, { ...context, token: undefined })
  if (!member) return refuse(context, 401, 'signIn', {}, { cookies: clearedTokenCookies })
  const device = state.tokens[context.rtoken!]!.device
  const [next, cookies] = issueTokens(
    seenNow(revokeTokens(state, context.token, context.rtoken), device, context.now),
    { mobile: member.mobile, device },
    context.now,
  )
  return { state: next, data: null, cookies }
}

/** Turns the member’s cart back into a guest’s, without address, bonus and parent order. */
export const logout: Behaviour<typeof contracts.logout> = (state, _input, context) => {
  const caller = callerOf(state, context) ?? expiredCallerOf(state, context)
  const released = caller ? releaseCart(state, caller.mobile) : state
  const device = deviceOf(state, context.token, context.rtoken)
  return {
    state: revokeDevices(released, (id) => id === device),
    data: null,
    cookies: clearedTokenCookies,
  }
}
