import type * as contracts from '#contracts/auth.ts'
import { inLocale } from '../locale.ts'
import { say } from '../messages.ts'
import { mergeBasket } from './baskets.ts'
import type { Behaviour, Context, Done } from './behaviour.ts'
import { refuse } from './behaviour.ts'
import { resendAfter, whyCodeFails, whyLocked, whyTooSoon, wrongTry } from './codes.ts'
import { nextCode, nextNumber } from './draw.ts'
import { asMember, lapsedCallerOf } from './member.ts'
import { dropTokens, droppedTokens, issueTokens } from './sign-in.ts'
import type { Member, World } from './world.ts'
import { without } from './world.ts'

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
  const { mobile, code, firstName, lastName, cartCode } = input
  const refusal = whyCodeFails(state, mobile, code, context)
  if (refusal) return refusal
  if (state.members[mobile]) return refuse(context, 409, 'alreadyRegistered')
  const [next, number] = nextNumber(state, 'member')
  const member: Member = {
    id: firstNewMemberId + number,
    mobile,
    firstName: [firstName, firstName, firstName],
    lastName: [lastName, lastName, lastName],
    password: null,
    bonus: 0,
    addresses: [],
  }
  return welcome({ ...next, members: { ...next.members, [mobile]: member } }, member, cartCode, context)
}

function welcome(
  state: World,
  { mobile }: Member,
  cartCode: string | undefined,
  context: Context,
): Done<{ cartCode: string | null }> {
  const used = { ...state, otps: without(state.otps, mobile), attempts: without(state.attempts, mobile) }
  const [issued, cookies] = issueTokens(used, mobile, context.now)
  const [merged, basketId] = mergeBasket(issued, mobile, cartCode, context)
  return { state: merged, data: { cartCode: basketId }, cookies }
}

export const user: Behaviour<typeof contracts.user> = (state, _input, context) =>
  asMember(state, context, (member) => {
    const firstName = inLocale(member.firstName, context.locale)
    const lastName = inLocale(member.lastName, context.locale)
    return {
      state,
      data: {
        id: member.id,
        fullName: `${firstName} ${lastName}`,
        firstName,
        lastName,
        mobile: member.mobile,
      },
    }
  })

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

export const logout: Behaviour<typeof contracts.logout> = (state, _input, context) => ({
  state: dropTokens(state, context.token, context.rtoken),
  data: null,
  cookies: droppedTokens,
})
