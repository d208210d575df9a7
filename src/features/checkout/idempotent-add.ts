import type { QueryClient } from '@tanstack/react-query'
import { add as addLine } from '#contracts/cart.ts'
import { isStatus } from '#src/api/errors.ts'
import { isAttemptUnresolved, isOutcomeUnknown, newIdempotencyKey, retryOnce } from '#src/api/idempotency.ts'
import { requestWithMessages } from '#src/api/request.ts'
import { withLock } from '#src/api/with-lock.ts'
import { sessionChanges } from '#src/stores/auth.ts'
import { delay } from '#src/platform/delay.ts'
import { cart, cookieSynced, currentBasketId, dropBasketId, setBasketId } from '#src/stores/cart.ts'
import { cartQueries } from './cart-queries.ts'
import { refetchCart } from './refetch-cart.ts'

type AddInput = { productItemId: number; count: number }
type UnknownAdd = { attemptId: string; count: number; before: number | undefined; until: number }

const refetchTimeout = 3_000

/** Milliseconds in which adding the same count again reuses the idempotency key. */
const retryWindow = 60_000

const unknownAdds = new Map<number, UnknownAdd>()

/** After another change of the line the next add gets a new key. */
export const forgetUnknownAdd = (productItemId: number) => unknownAdds.delete(productItemId)

/** The count of a variant in the cart; undefined while the cart is stale. */
function countOf(client: QueryClient, productItemId: number): number | undefined {
  const state = client.getQueryState(cartQueries.current(currentBasketId()).queryKey)
  if (!state?.data || state.isInvalidated || state.dataUpdatedAt === 0) return undefined
  const line = state.data.cartItems.find((item) => item.productItemId === productItemId)
  if (!line) return 0
  return cart.optimisticCounts[line.id] === undefined ? line.count : undefined
}

const hasRisen = (before: number | undefined, now: number | undefined) =>
  before !== undefined && now !== undefined && now > before

/** Drops a cart that the server does not know, and retries with a new one, but not with that of the next member. */
async function send(input: AddInput, attemptId: string) {
  const session = sessionChanges
  const sendTo = (uniqueId: string | null) =>
    retryOnce(() => requestWithMessages(addLine, { uniqueId, ...input, attemptId }))
  const basketId = currentBasketId()
  const { output, messages } = await sendTo(basketId).catch((error: unknown) => {
    if (!isStatus(error, 410) || session !== sessionChanges) throw error
    dropBasketId(basketId)
    return sendTo(currentBasketId())
  })
  if (cart.basketId !== output) setBasketId(output)
  return { messages }
}

async function sendFirst(input: AddInput, attemptId: string) {
  await cookieSynced()
  const result = await send(input, attemptId)
  await cookieSynced()
  return result
}

/** The lock keeps several tabs from creating several carts. */
const sendLocked = (input: AddInput, attemptId: string) =>
  currentBasketId() === null ? withLock('basket', () => sendFirst(input, attemptId)) : send(input, attemptId)

/**
 * After a lost answer a risen count may be another device's: the same key is sent again, and only a refusal throws. Also returns
 * the count of the variant before its first attempt, undefined if it was not known. `countBefore`: what the caller knows of it.
 */
export async function addIdempotently(
  client: QueryClient,
  input: AddInput,
  countBefore?: number,
): Promise<{ messages: readonly string[]; before: number | undefined }> {
  const { productItemId, count } = input
  const session = sessionChanges
  const now = countOf(client, productItemId) ?? countBefore
  const last = unknownAdds.get(productItemId)
  const unknown = last?.count === count && Date.now() <= last.until ? last : undefined
  const attemptId = unknown?.attemptId ?? newIdempotencyKey()
  const before = unknown ? unknown.before : now
  try {
    const result = await sendLocked(input, attemptId)
    unknownAdds.delete(productItemId)
    return { ...result, before }
  } catch (error) {
    if (!isAttemptUnresolved(error)) unknownAdds.delete(productItemId)
    if (!isOutcomeUnknown(error)) throw error
    unknownAdds.set(productItemId, { attemptId, count, before, until: Date.now() + retryWindow })
    await Promise.race([refetchCart(client), delay(refetchTimeout)])
    if (session !== sessionChanges || !hasRisen(before, countOf(client, productItemId))) throw error
    const result = await sendLocked(input, attemptId).catch((again: unknown) => {
      if (!isOutcomeUnknown(again)) throw again
      return { messages: [] }
    })
    unknownAdds.delete(productItemId)
    return { ...result, before }
  }
}
