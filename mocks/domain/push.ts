import type * as contracts from '#contracts/push.ts'
import type { Behaviour } from './behaviour.ts'
import { currentDeviceId, isSignedIn } from './devices.ts'
import { asMember } from './member.ts'

/** One browser belongs to one member. The mock server sends nothing: it has no key. */
export const pushSubscribe: Behaviour<typeof contracts.pushSubscribe> = (state, { endpoint }, context) =>
  asMember(state, context, ({ mobile }) => {
    const others = state.pushes.filter((one) => one.endpoint !== endpoint)
    const device = currentDeviceId(state, context)
    return { state: { ...state, pushes: [...others, { endpoint, mobile, device }] }, data: null }
  })

export const pushUnsubscribe: Behaviour<typeof contracts.pushUnsubscribe> = (state, { endpoint }, context) =>
  asMember(state, context, ({ mobile }) => {
    const pushes = state.pushes.filter((one) => one.endpoint !== endpoint || one.mobile !== mobile)
    return { state: { ...state, pushes }, data: null }
  })

export const pushSubscriptions: Behaviour<typeof contracts.pushSubscriptions> = (state, _input, context) =>
  asMember(state, context, ({ mobile }) => ({
    state,
    data: state.pushes
      .filter((one) => one.mobile === mobile && isSignedIn(state, one.device, context.now))
      .map(({ endpoint }) => ({ endpoint })),
  }))
