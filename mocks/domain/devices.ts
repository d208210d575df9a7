import type { Device } from '#contracts/devices.ts'
import type * as contracts from '#contracts/devices.ts'
import type { Behaviour, Context } from './behaviour.ts'
import { refuse } from './behaviour.ts'
import { instantOf } from './instant.ts'
import { asMember } from './member.ts'
import { revokeDevices } from './tokens.ts'
import { readUserAgent } from './user-agent.ts'
import { ownEntry } from './world.ts'
import type { StoredDevice, World } from './world.ts'

/** The caller’s access token names it; call it for members only. */
export const currentDeviceId = (state: World, { token }: Context) => state.tokens[token!]!.device

export const isSignedIn = (state: World, id: string, now: number) =>
  Object.values(state.tokens).some(
    ({ kind, device, expiresAt }) => kind === 'refresh' && device === id && expiresAt > now,
  )

const devicesOf = (state: World, mobile: string, { now }: Context) =>
  Object.entries(state.devices).filter(
    ([id, device]) => device.mobile === mobile && isSignedIn(state, id, now),
  )

function deviceView(id: string, device: StoredDevice, isCurrent: boolean, context: Context): Device {
  const lastSeenAt = isCurrent ? context.now : device.lastSeenAt
  return {
    id,
    ...readUserAgent(device.userAgent ?? (isCurrent ? context.userAgent : undefined)),
    signedInAt: instantOf(device.signedInAt),
    lastSeenAt: instantOf(lastSeenAt),
    isCurrent,
    place: null,
  }
}

export const devices: Behaviour<typeof contracts.devices> = (state, _input, context) =>
  asMember(state, context, ({ mobile }) => {
    const current = currentDeviceId(state, context)
    const data = devicesOf(state, mobile, context)
      .map(([id, device]) => deviceView(id, device, id === current, context))
      .sort(
        (one, other) =>
          Number(other.isCurrent) - Number(one.isCurrent) ||
          other.lastSeenAt.localeCompare(one.lastSeenAt) ||
          one.id.localeCompare(other.id),
      )
    return { state, data }
  })

export const signOutDevice: Behaviour<typeof contracts.signOutDevice> = (state, { id }, context) =>
  asMember(state, context, ({ mobile }) => {
    const device = ownEntry(state.devices, id)
    if (device?.mobile !== mobile || !isSignedIn(state, id, context.now))
      return refuse(context, 404, 'deviceUnknown')
    if (id === currentDeviceId(state, context)) return refuse(context, 409, 'deviceCurrent')
    return { state: revokeDevices(state, (other) => other === id), data: null }
  })

export const signOutOtherDevices: Behaviour<typeof contracts.signOutOtherDevices> = (
  state,
  _input,
  context,
) =>
  asMember(state, context, ({ mobile }) => {
    const current = currentDeviceId(state, context)
    const others = new Set(devicesOf(state, mobile, context).map(([id]) => id))
    others.delete(current)
    return { state: revokeDevices(state, (id) => others.has(id)), data: null }
  })
