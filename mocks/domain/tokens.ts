import type { CookieChange } from './behaviour.ts'
import { nextSecret } from './seeded-ids.ts'
import type { World } from './world.ts'
import { omitKey, ownEntry } from './world.ts'

/** Seconds. */
const accessLifetime = 15 * 60
export const refreshLifetime = 30 * 24 * 3600

export const clearedTokenCookies: readonly CookieChange[] = [
  { name: 'token', value: '', maxAge: 0 },
  { name: 'rtoken', value: '', maxAge: 0 },
]

export type DeviceOwner = { mobile: string; device: string }

export function deviceOf(state: World, ...values: readonly (string | undefined)[]): string | undefined {
  const tokens = values.map((value) => (value === undefined ? undefined : ownEntry(state.tokens, value)))
  return tokens.find((token) => token !== undefined)?.device
}

/** Ends the sessions of some devices. */
export function revokeDevices(state: World, isMeant: (device: string) => boolean): World {
  const without = <Value>(
    rows: Readonly<Record<string, Value>>,
    isGone: (key: string, row: Value) => boolean,
  ) => Object.fromEntries(Object.entries(rows).filter(([key, row]) => !isGone(key, row)))
  return {
    ...state,
    tokens: without(state.tokens, (_, { device }) => isMeant(device)),
    devices: without(state.devices, isMeant),
    pushes: state.pushes.filter(({ device }) => !isMeant(device)),
  }
}

export function issueTokens(
  state: World,
  { mobile, device }: DeviceOwner,
  now: number,
): [World, readonly CookieChange[]] {
  const [first, access] = nextSecret(state, 'token', 24)
  const [second, refresh] = nextSecret(first, 'token', 24)
  const tokens = {
    ...second.tokens,
    [access]: { kind: 'access', mobile, device, expiresAt: now + accessLifetime * 1000 } as const,
    [refresh]: { kind: 'refresh', mobile, device, expiresAt: now + refreshLifetime * 1000 } as const,
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
