import { mutationOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { add as addLine } from '#contracts/cart.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { newAttempt, saidAgain } from '#src/api/attempt.ts'
import { ApiError, isStatus } from '#src/api/errors.ts'
import { oneAtATime } from '#src/api/one-at-a-time.ts'
import { requestWithMessages } from '#src/api/request.ts'
import {
  basketGiven,
  basketGone,
  cart,
  cartUpdate,
  cookieIsKnown,
  countsSettled,
  currentBasketId,
} from '#src/stores/cart.ts'
import { openModal } from '#src/stores/modal.ts'
import { showToast } from '#src/stores/toasts.ts'
import { readAgain } from './read-again.ts'

const refreshAfterAdd = 5_000
const refreshAfterFailure = 15_000

export const firstMessage = (error: Error) => (error instanceof ApiError ? error.messages[0] : undefined)

let refresh: { at: number; timer: ReturnType<typeof setTimeout> } | undefined

/** Reads the cart again `delay` milliseconds from now, or sooner where that is wished already. */
export function refreshLater(client: QueryClient, delay: number) {
  const at = Date.now() + delay
  if (refresh && refresh.at <= at) return
  clearTimeout(refresh?.timer)
  refresh = { at, timer: setTimeout(() => void settle(client), delay) }
}

/** A count that was asked for is shown until a cart is read that knows it, and all that were asked for since. */
async function settle(client: QueryClient) {
  refresh = undefined
  const read = await readAgain(client).then(
    () => true,
    () => false,
  )
  if (!read) refreshLater(client, refreshAfterFailure)
  else if (!refresh && client.isMutating({ mutationKey: ['cart', 'count'] }) === 0) countsSettled()
}

type Wish = { productItemId: number; count: number }

/** A basket that the server does not know is let go, and the call made once more for a new one. */
async function add(wish: Wish) {
  const attemptId = newAttempt()
  const say = (uniqueId: string | null) =>
    saidAgain(() => requestWithMessages(addLine, { uniqueId, ...wish, attemptId }))
  const basketId = currentBasketId()
  const answer = await say(basketId).catch((error: unknown) => {
    if (!isStatus(error, 410)) throw error
    basketGone(basketId)
    return say(currentBasketId())
  })
  if (cart.basketId !== answer.output) basketGiven(answer.output)
  return answer
}

async function addFirst(wish: Wish) {
  await cookieIsKnown()
  const answer = await add(wish)
  await cookieIsKnown()
  return answer
}

/** Who has no basket yet gets one, however many tabs ask for it at once. */
export const addTo = (wish: Wish) =>
  currentBasketId() === null ? oneAtATime('basket', () => addFirst(wish)) : add(wish)

/** The server clamps a count to what it has, and says so beside its answer. */
export const tell = (messages: readonly string[]) =>
  messages.forEach((title) => showToast({ tone: 'info', title }))

export const addToCart = (LL: TranslationFunctions) =>
  mutationOptions({
    mutationKey: ['cart', 'add'],
    mutationFn: addTo,
    ...cartUpdate,
    onSuccess: ({ messages }, _wish, _result, { client }) => {
      if (messages.length > 0) tell(messages)
      else {
        openModal({ name: 'continue' })
        showToast({ tone: 'success', title: LL.cart.added() })
      }
      void readAgain(client).catch(() => null)
      refreshLater(client, refreshAfterAdd)
    },
    onError: (error) => showToast({ tone: 'error', title: firstMessage(error) ?? LL.cart.addFailed() }),
  })
