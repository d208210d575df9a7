import type { CookieChange } from './behaviour.ts'
import { nextSecret } from './seeded-ids.ts'
import type { World } from './world.ts'
import { omitKey } from './world.ts'

/** Seconds. */
const accessLifetime = 15 * 60
export const refreshLifetime = 30 * 24 * 3600

export const clearedTokenCookies: readonly CookieChange[] = [
  { name: 'token', value: '', maxAge: 0 },
  { name: 'rtoken', value: '', maxAge: 0 },
]

export function issueTokens(state: World, mobile: string, now: number): [World, readonly CookieChange[]] {
  const [first, access] = nextSecret(state, 'token', 24)
  const [second, refresh] = nextSecret(first, 'token', 24)
  const tokens = {
    ...second.tokens,
    [access]: { kind: 'access', mobile, expiresAt: now + accessLifetime * 1000 } as const,
    [refresh]: { kind: 'refresh', mobile, expiresAt: now + refreshLifetime * 1000 } as const,
  }
  const cookies: CookieChange[] = [
    { name: 'token', value: access, maxAge: accessLifetime },
    { name: 'rtoken', value: refresh, maxAge: refreshLifetime },
  ]
  return [{ ...second, tokens }, cookies]
}

export function revokeTokens(state: World, ...values: readonly (string | undefined)[]): World {
  const tokens = values.reduce(
    (left, value) => (value === undefined ? left : omitKey(left, value)),
    state.tokens,
  )
  return { ...state, tokens }
}
