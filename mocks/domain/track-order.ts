import type * as contracts from '#contracts/track.ts'
import type { Behaviour, Context, Refusal } from './behaviour.ts'
import { refuse } from './behaviour.ts'
import { cartItems } from './cart-view.ts'
import { lockedFor } from './codes.ts'
import { deliveryTitle } from './delivery.ts'
import { instantOf } from './instant.ts'
import { statusOf } from './refunds.ts'
import { secondsLeft } from './seconds-left.ts'
import { ownEntry } from './world.ts'
import type { World } from './world.ts'

const maxWrong = 5

/** Wrong tries count for the number and for the mobile, whether or not they exist. */
const keysOf = (id: string, mobile: string) => [`track:${id}`, `track:${mobile}`]

const throttled = (context: Context, seconds: number, state?: World) =>
  refuse(context, 429, 'trackTooMany', { seconds }, { retryAfter: seconds, state })

function lockRefusal(state: World, keys: readonly string[], context: Context): Refusal | null {
  const until = Math.max(...keys.map((key) => state.attempts[key]?.lockedUntil ?? 0))
  const seconds = secondsLeft(until, lockedFor, context.now)
  return seconds > 0 ? throttled(context, seconds) : null
}

function recordWrong(state: World, keys: readonly string[], context: Context): Refusal {
  const counts = keys.map((key) => [key, (state.attempts[key]?.wrong ?? 0) + 1] as const)
  const isLast = counts.some(([, wrong]) => wrong >= maxWrong)
  const lockedUntil = context.now + lockedFor * 1000
  const attempts = counts.map(
    ([key, wrong]) =>
      [key, wrong >= maxWrong ? { wrong: 0, lockedUntil } : { wrong, lockedUntil: 0 }] as const,
  )
  const counted = { ...state, attempts: { ...state.attempts, ...Object.fromEntries(attempts) } }
  return isLast
    ? throttled(context, lockedFor, counted)
    : refuse(context, 404, 'trackUnknown', {}, { state: counted })
}

/** The number in any case. 404 alike for an unknown number and a wrong mobile; the fifth is a 429. */
export const trackOrder: Behaviour<typeof contracts.trackOrder> = (state, { id, mobile }, context) => {
  const number = id.toUpperCase()
  const keys = keysOf(number, mobile)
  const locked = lockRefusal(state, keys, context)
  if (locked) return locked
  const placed = ownEntry(state.orders, number)
  if (placed?.owner !== mobile) return recordWrong(state, keys, context)
  return {
    state,
    data: {
      productOrderId: placed.id,
      status: statusOf(placed),
      placedAt: instantOf(placed.placedAt),
      history: placed.history.map(({ status, at }) => ({ status, at: instantOf(at) })),
      lines: cartItems(state, context.catalogue, placed.lines, context.locale).map(
        ({ title, variant, count, picture }) => ({ title, variant, count, picture }),
      ),
      delivery: {
        title: deliveryTitle(placed.delivery.id, context.locale),
        from: instantOf(placed.delivery.from),
        to: instantOf(placed.delivery.to),
      },
    },
  }
}
