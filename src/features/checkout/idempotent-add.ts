import type { QueryClient } from '@tanstack/react-query'
import { add as addLine } from '#contracts/cart.ts'
import { isLost, newAttempt, saidAgain, saysNothing } from '#src/api/idempotency.ts'
import { isStatus } from '#src/api/errors.ts'
import { oneAtATime } from '#src/api/with-lock.ts'
import { requestWithMessages } from '#src/api/request.ts'
import { delay } from '#src/platform/delay.ts'
import { basketGiven, basketGone, cart, cookieIsKnown, currentBasketId } from '#src/stores/cart.ts'
import { cartQueries } from './cart-queries.ts'
import { readAgain } from './refetch-cart.ts'

type Input = { productItemId: number; count: number }
type Unknown = { attemptId: string; count: number; before: number | undefined; until: number }

/** Milliseconds that the cart may take to show what became of an add. */
const patience = 3_000

/** Milliseconds in which a press of the same count means the add that was told of as unknown. */
const promised = 60_000

/** Adds whose outcome is unknown, by variant: the next press sends the same idempotency key. */
const unknownAdds = new Map<number, Unknown>()

/** Once the shopper has changed the line by other means, the next press is a new add. */
export const forgetUnknownAdd = (productItemId: number) => unknownAdds.delete(productItemId)

/** What the cart holds of a variant; undefined where it was not read since it changed. */
function countOf(client: QueryClient, productItemId: number): number | undefined {
  const state = client.getQueryState(cartQueries.current(currentBasketId()).queryKey)
  if (!state?.data || state.isInvalidated || state.dataUpdatedAt === 0) return undefined
  const line = state.data.cartItems.find((item) => item.productItemId === productItemId)
  if (!line) return 0
  return cart.wantedCounts[line.id] === undefined ? line.count : undefined
}

const hasRisen = (before: number | undefined, now: number | undefined) =>
  before !== undefined && now !== undefined && now > before

/** A basket that the server does not know is let go, and the call made once more for a new one. */
async function send(input: Input, attemptId: string) {
  const say = (uniqueId: string | null) =>
    saidAgain(() => requestWithMessages(addLine, { uniqueId, ...input, attemptId }))
  const basketId = currentBasketId()
  const { output, messages } = await say(basketId).catch((error: unknown) => {
    if (!isStatus(error, 410)) throw error
    basketGone(basketId)
    return say(currentBasketId())
  })
  if (cart.basketId !== output) basketGiven(output)
  return { messages }
}

async function sendFirst(input: Input, attemptId: string) {
  await cookieIsKnown()
  const answer = await send(input, attemptId)
  await cookieIsKnown()
  return answer
}

/** Who has no basket yet gets one, however many tabs ask for it at once. */
const sendInLine = (input: Input, attemptId: string) =>
  currentBasketId() === null
    ? oneAtATime('basket', () => sendFirst(input, attemptId))
    : send(input, attemptId)

/**
 * Adds once, however often it is pressed until the outcome is known. Where no answer came the cart is read: if it
 * holds more, the same key is sent once more, since another device may have added that, and only a refusal counts then.
 */
export async function addTo(client: QueryClient, input: Input): Promise<{ messages: readonly string[] }> {
  const { productItemId, count } = input
  const now = countOf(client, productItemId)
  const last = unknownAdds.get(productItemId)
  const unknown = last?.count === count && Date.now() <= last.until ? last : undefined
  const attemptId = unknown?.attemptId ?? newAttempt()
  const before = unknown ? unknown.before : now
  try {
    const answer = await sendInLine(input, attemptId)
    unknownAdds.delete(productItemId)
    return answer
  } catch (error) {
    if (!saysNothing(error)) unknownAdds.delete(productItemId)
    if (!isLost(error)) throw error
    unknownAdds.set(productItemId, { attemptId, count, before, until: Date.now() + promised })
    await Promise.race([readAgain(client).catch(() => null), delay(patience)])
    if (!hasRisen(before, countOf(client, productItemId))) throw error
    const answer = await sendInLine(input, attemptId).catch((again: unknown) => {
      if (!isLost(again)) throw again
      return { messages: [] }
    })
    unknownAdds.delete(productItemId)
    return answer
  }
}
