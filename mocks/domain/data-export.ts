import type { DataExport } from '#contracts/privacy.ts'
import type * as contracts from '#contracts/privacy.ts'
import { user } from './account.ts'
import { addresses } from './addresses.ts'
import type { Behaviour, Context, Outcome } from './behaviour.ts'
import { isRefusal, refuse } from './behaviour.ts'
import { devices } from './devices.ts'
import { instantOf } from './instant.ts'
import { likes } from './likes.ts'
import { asMember } from './member.ts'
import { orders } from './orders.ts'
import { secondsLeft } from './seconds-left.ts'
import { walletTransactions } from './wallet.ts'
import type { World } from './world.ts'

/** Seconds. */
const preparation = 10

function exportOf(state: World, mobile: string, { now }: Context): DataExport {
  const requestedAt = state.exports[mobile]
  if (requestedAt === undefined) return { state: 'none', requestedAt: null }
  const isReady = secondsLeft(requestedAt + preparation * 1000, preparation, now) === 0
  return { state: isReady ? 'ready' : 'requested', requestedAt: instantOf(requestedAt) }
}

export const dataExport: Behaviour<typeof contracts.dataExport> = (state, _input, context) =>
  asMember(state, context, ({ mobile }) => ({ state, data: exportOf(state, mobile, context) }))

export const requestDataExport: Behaviour<typeof contracts.requestDataExport> = (state, _input, context) =>
  asMember(state, context, ({ mobile }) => {
    const known = exportOf(state, mobile, context)
    if (known.state === 'requested') return { state, data: known }
    const next = { ...state, exports: { ...state.exports, [mobile]: context.now } }
    return { state: next, data: exportOf(next, mobile, context) }
  })

function dataOf<Data>(outcome: Outcome<Data>): Data {
  if (isRefusal(outcome)) throw new Error(outcome.refusal.message)
  return outcome.data
}

export const exportedData: Behaviour<typeof contracts.exportedData> = (state, _input, context) =>
  asMember(state, context, ({ mobile }) => {
    if (exportOf(state, mobile, context).state !== 'ready') return refuse(context, 409, 'exportNotReady')
    return {
      state,
      data: {
        madeAt: instantOf(context.now),
        user: dataOf(user(state, {}, context)),
        addresses: dataOf(addresses(state, {}, context)),
        orders: dataOf(orders(state, {}, context)),
        walletTransactions: dataOf(walletTransactions(state, {}, context)),
        likes: dataOf(likes(state, {}, context)),
        devices: dataOf(devices(state, {}, context)),
      },
    }
  })
