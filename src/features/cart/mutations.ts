import { mutationOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { CartItem } from '#contracts/cart.ts'
import { cartOperations } from '#contracts/cart-operations.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { ApiError, isStatus } from '#src/api/errors.ts'
import { request, requestWithMessages } from '#src/api/request.ts'
import {
  basketGiven,
  basketGone,
  cart,
  cartScope,
  countSettled,
  countWanted,
  countsSettled,
  currentBasketId,
} from '#src/stores/cart.ts'
import { openModal } from '#src/stores/modal.ts'
import { showToast } from '#src/stores/toasts.ts'
import { cartAnswered } from './delivery.ts'
import { cartQueries } from './queries.ts'

const refreshAfterAdd = 5_000
const refreshAfterCount = 1_000

const firstMessage = (error: Error) => (error instanceof ApiError ? error.messages[0] : undefined)

const readAgain = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: cartQueries.all() }, { throwOnError: true })

let refresh: { at: number; timer: ReturnType<typeof setTimeout> } | undefined

/** Reads the cart again `delay` milliseconds from now, or sooner where that is wished already. */
function refreshLater(client: QueryClient, delay: number) {
  const at = Date.now() + delay
  if (refresh && refresh.at <= at) return
  clearTimeout(refresh?.timer)
  refresh = { at, timer: setTimeout(() => void settle(client), delay) }
}

/** A count that was asked for is shown until a cart is read that knows it. */
async function settle(client: QueryClient) {
  refresh = undefined
  const read = await readAgain(client).then(
    () => true,
    () => false,
  )
  if (read && client.isMutating({ mutationKey: ['cart', 'count'] }) === 0) countsSettled()
}

/** A basket that the server does not know is let go, and the call made once more for a new one. */
async function addTo(wish: { productItemId: number; count: number }) {
  const add = (uniqueId: string | null) => requestWithMessages(cartOperations.add, { uniqueId, ...wish })
  const basketId = currentBasketId()
  return add(basketId).catch((error: unknown) => {
    if (!isStatus(error, 410)) throw error
    basketGone(basketId)
    return add(currentBasketId())
  })
}

/** The server clamps a count to what it has, and says so beside its answer. */
const tell = (messages: readonly string[]) => messages.forEach((title) => showToast({ tone: 'info', title }))

export const addToCart = (LL: TranslationFunctions) =>
  mutationOptions({
    mutationKey: ['cart', 'add'],
    mutationFn: addTo,
    scope: cartScope,
    onSuccess: ({ output: basketId, messages }, _wish, _result, { client }) => {
      if (cart.basketId !== basketId) basketGiven(basketId)
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

type Line = Pick<CartItem, 'id' | 'productItemId'>

/** Sends the last wanted count of the line, and again while it changed in flight. */
async function sendWantedCount({ id, productItemId }: Line) {
  let sent: number | undefined
  while (cart.wantedCounts[id] !== sent) {
    sent = cart.wantedCounts[id]
    if (sent === undefined) return
    const wish = { uniqueId: currentBasketId(), productItemId, cartItemId: id, count: sent }
    const { messages } = await requestWithMessages(cartOperations.add, wish)
    tell(messages)
  }
}

export const changeCount = (LL: TranslationFunctions, line: Line) =>
  mutationOptions({
    mutationKey: ['cart', 'count', line.id],
    mutationFn: () => sendWantedCount(line),
    scope: cartScope,
    onSuccess: (_data, _variables, _result, { client }) => refreshLater(client, refreshAfterCount),
    onError: (error, _variables, _result, { client }) => {
      countSettled(line.id)
      showToast({ tone: 'error', title: LL.cart.countFailed(), description: firstMessage(error) })
      refreshLater(client, refreshAfterCount)
    },
  })

/** Shown at once; while an update of the line is under way it takes the new count with it. */
export function wantCount(client: QueryClient, line: Line, count: number, send: () => void) {
  const underWay = client.isMutating({ mutationKey: ['cart', 'count', line.id] }) > 0
  countWanted(line.id, count)
  if (!underWay) send()
}

/** What is in the basket decides what its delivery costs. */
export const removeLine = () =>
  mutationOptions({
    mutationKey: ['cart', 'delete'],
    mutationFn: (productItemId: number) =>
      request(cartOperations.delete, { uniqueId: currentBasketId(), productItemId }),
    scope: cartScope,
    onSuccess: (updated, _id, _result, context) => {
      cartAnswered(updated, context)
      void context.client.invalidateQueries({ queryKey: ['cart', 'delivery'] })
    },
  })
