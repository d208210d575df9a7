import type { CookieChange } from './behaviour.ts'
import { nextSecret } from './draw.ts'
import type { World } from './world.ts'
import { without } from './world.ts'

/** Seconds. */
const tokenLifetime = 15 * 60
export const refreshLifetime = 30 * 24 * 3600

export const droppedTokens: readonly CookieChange[] = [
  { name: 'token', value: '', maxAge: 0 },
  { name: 'rtoken', value: '', maxAge: 0 },
]

/** Fresh tokens for a member, and the cookies that carry them; `now` in milliseconds. */
export function issueTokens(state: World, mobile: string, now: number): [World, readonly CookieChange[]] {
  const [first, access] = nextSecret(state, 'token', 24)
  const [second, refresh] = nextSecret(first, 'token', 24)
  const tokens = {
    ...second.tokens,
    [access]: { kind: 'access', mobile, expiresAt: now + tokenLifetime * 1000 } as const,
    [refresh]: { kind: 'refresh', mobile, expiresAt: now + refreshLifetime * 1000 } as const,
  }
  const cookies: CookieChange[] = [
    { name: 'token', value: access, maxAge: tokenLifetime },
    { name: 'rtoken', value: refresh, maxAge: refreshLifetime },
  ]
  return [{ ...second, tokens }, cookies]
}

export function dropTokens(state: World, ...values: readonly (string | undefined)[]): World {
  const tokens = values.reduce(
    (left, value) => (value === undefined ? left : without(left, value)),
    state.tokens,
  )
  return { ...state, tokens }
}
