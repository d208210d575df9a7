import type { Context, Refusal } from './behaviour.ts'
import { isRefusal, refuse } from './behaviour.ts'
import type { Member, World } from './world.ts'
import { ownEntry } from './world.ts'

function holderOf(
  state: World,
  kind: 'access' | 'refresh',
  value: string | undefined,
  now: number,
): Member | null {
  const token = value === undefined ? undefined : ownEntry(state.tokens, value)
  if (!token || token.kind !== kind || token.expiresAt <= now) return null
  return state.members[token.mobile] ?? null
}

export const withMember = (state: World, member: Member): World => ({
  ...state,
  members: { ...state.members, [member.mobile]: member },
})

export const callerOf = (state: World, context: Context) =>
  holderOf(state, 'access', context.token, context.now)

/** The member of an expired access token whose refresh token is still valid. */
export const expiredCallerOf = (state: World, context: Context) =>
  callerOf(state, context) ? null : holderOf(state, 'refresh', context.rtoken, context.now)

export const requireMember = (state: World, context: Context): Member | Refusal =>
  callerOf(state, context) ?? refuse(context, 401, 'signIn')

export function asMember<Result>(
  state: World,
  context: Context,
  body: (member: Member) => Result,
): Result | Refusal {
  const member = requireMember(state, context)
  return isRefusal(member) ? member : body(member)
}
