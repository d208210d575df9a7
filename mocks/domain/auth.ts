import type * as contracts from '#contracts/auth.ts'
import { inEveryLanguage } from '../shop/localized-text.ts'
import { say } from './messages.ts'
import { mergeBasket, releaseBasket } from './baskets.ts'
import type { Behaviour, Context, Done } from './behaviour.ts'
import { refuse } from './behaviour.ts'
import { codeUsed, resendAfter, whyCodeFails, whyLocked, whyTooSoon, wrongTry } from './codes.ts'
import { nextCode, nextNumber } from './draw.ts'
import { callerOf, lapsedCallerOf, withMember } from './member.ts'
import { dropTokens, droppedTokens, issueTokens } from './sign-in.ts'
import type { Member, World } from './world.ts'

const firstNewMemberId = 1000

/** The same for every mobile: who is registered is nobody's business before a code was checked. */
export const userDetail: Behaviour<typeof contracts.userDetail> = (state, { mobile }) => ({
  state,
  data: { mobile, methods: ['code', 'password'] },
})

export const otp: Behaviour<typeof contracts.otp> = (state, { mobile }, context) => {
  const refusal = whyLocked(state, mobile, context) ?? whyTooSoon(state, mobile, context)
  if (refusal) return refusal
  const [next, code] = nextCode(state)
  return {
    state: { ...next, otps: { ...next.otps, [mobile]: { code, sentAt: context.now } } },
    data: { resendAfter },
    messages: [say(context.locale, 'codeSent')],
  }
}

export const checkOtp: Behaviour<typeof contracts.checkOtp> = (state, { mobile, code }, context) =>
  whyCodeFails(state, mobile, code, context) ?? {
    state,
    data: { isRegistered: state.members[mobile] !== undefined },
  }

export const login: Behaviour<typeof contracts.login> = (state, input, context) => {
  const { mobile, code, password, cartCode } = input
  const member = state.members[mobile]
  if (code !== undefined) {
    const refusal = whyCodeFails(state, mobile, code, context)
    if (refusal) return refusal
    return member ? welcome(state, member, cartCode, context) : refuse(context, 404, 'notRegistered')
  }
  if (password === undefined) return refuse(context, 422, 'credentialsMissing')
  const locked = whyLocked(state, mobile, context)
  if (locked) return locked
  if (!member || member.password !== password) return wrongTry(state, mobile, context, 'passwordWrong')
  return welcome(state, member, cartCode, context)
}

export const register: Behaviour<typeof contracts.register> = (state, input, context) => {
  const { mobile, code, firstName, lastName, password = null, cartCode } = input
  const refusal = whyCodeFails(state, mobile, code, context)
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
  return welcome(withMember(next, member), member, cartCode, context)
}

function welcome(
  state: World,
  { mobile }: Member,
  cartCode: string | undefined,
  context: Context,
): Done<{ cartCode: string | null }> {
  const [issued, cookies] = issueTokens(codeUsed(state, mobile), mobile, context.now)
  const [merged, basketId] = mergeBasket(issued, mobile, cartCode, context)
  return { state: merged, data: { cartCode: basketId }, cookies }
}

/** Swaps both tokens for new ones; a refresh token works once. */
export const refresh: Behaviour<typeof contracts.refresh> = (state, _input, context) => {
  const member = lapsedCallerOf(state, { ...context, token: undefined })
  if (!member) return refuse(context, 401, 'signIn', {}, { cookies: droppedTokens })
  const [next, cookies] = issueTokens(
    dropTokens(state, context.token, context.rtoken),
    member.mobile,
    context.now,
  )
  return { state: next, data: null, cookies }
}

/** The goods in the basket stay where they are, as a guest's; what is the member's own leaves it. */
export const logout: Behaviour<typeof contracts.logout> = (state, _input, context) => {
  const caller = callerOf(state, context) ?? lapsedCallerOf(state, context)
  const released = caller ? releaseBasket(state, caller.mobile) : state
  return { state: dropTokens(released, context.token, context.rtoken), data: null, cookies: droppedTokens }
}
