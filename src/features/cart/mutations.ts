import { mutationOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { CartItem } from '#contracts/cart.ts'
import { cartOperations } from '#contracts/cart-operations.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { ApiError } from '#src/api/errors.ts'
import { request } from '#src/api/request.ts'
import { basketGiven, cart, countSettled, countWanted } from '#src/stores/cart.ts'
import { openModal } from '#src/stores/modal.ts'
import { showToast } from '#src/stores/toasts.ts'
import { cartQueries, forgetGoneBasket } from './queries.ts'

/** The updates of a cart run one after another. */
const scope = { id: 'cart' }
const refreshAfterAdd = 5_000
const refreshAfterCount = 1_000

const firstMessage = (error: Error) => (error instanceof ApiError ? error.messages[0] : undefined)

let refreshTimer: ReturnType<typeof setTimeout> | undefined

/** Reads the cart again after `delay` milliseconds; of several wishes the soonest to come counts. */
function refreshLater(client: QueryClient, delay: number) {
  clearTimeout(refreshTimer)
  refreshTimer = setTimeout(async () => {
    await client.invalidateQueries({ queryKey: cartQueries.all() })
    if (client.isMutating({ mutationKey: ['cart', 'count'] }) === 0)
      Object.keys(cart.wantedCounts).forEach((id) => countSettled(Number(id)))
  }, delay)
}

type Added = { productItemId: number; count: number }

export const addToCart = (LL: TranslationFunctions) =>
  mutationOptions({
    mutationKey: ['cart', 'add'],
    mutationFn: (added: Added) =>
      request(cartOperations.add, { uniqueId: cart.basketId, ...added }).catch(forgetGoneBasket),
    scope,
    onSuccess: (basketId, { count }, _result, { client }) => {
      if (cart.basketId !== basketId) basketGiven(basketId)
      client.setQueryData(cartQueries.current(basketId).queryKey, (known) =>
        known ? { ...known, itemCount: known.itemCount + count } : known,
      )
      openModal({ name: 'continue' })
      void showToast({ tone: 'success', title: LL.cart.added() })
      refreshLater(client, refreshAfterAdd)
    },
    onError: (error) => void showToast({ tone: 'error', title: firstMessage(error) ?? LL.cart.addFailed() }),
  })

type Line = Pick<CartItem, 'id' | 'productItemId'>

/** Sends the last wanted count of the line, and again while it changed in flight. */
async function sendWantedCount({ id, productItemId }: Line) {
  let sent: number | undefined
  while (cart.wantedCounts[id] !== sent) {
    sent = cart.wantedCounts[id]
    if (sent === undefined) return
    const wish = { uniqueId: cart.basketId, productItemId, cartItemId: id, count: sent }
    await request(cartOperations.add, wish).catch(forgetGoneBasket)
  }
}

export const changeCount = (LL: TranslationFunctions, line: Line) =>
  mutationOptions({
    mutationKey: ['cart', 'count', line.id],
    mutationFn: () => sendWantedCount(line),
    scope,
    onSuccess: (_data, _variables, _result, { client }) => refreshLater(client, refreshAfterCount),
    onError: (error, _variables, _result, { client }) => {
      countSettled(line.id)
      void showToast({ tone: 'error', title: LL.cart.countFailed(), description: firstMessage(error) })
      refreshLater(client, refreshAfterCount)
    },
  })

/** Shown at once; while an update of the line is under way it takes the new count with it. */
export function wantCount(client: QueryClient, line: Line, count: number, send: () => void) {
  const underWay = client.isMutating({ mutationKey: ['cart', 'count', line.id] }) > 0
  countWanted(line.id, count)
  if (!underWay) send()
}

export const setDelivery = () =>
  mutationOptions({
    mutationKey: ['cart', 'delivery'],
    mutationFn: (deliveryId: number) =>
      request(cartOperations.setDelivery, { uniqueId: cart.basketId, deliveryId }),
    scope,
    onSuccess: (updated, _id, _result, { client }) =>
      client.setQueryData(cartQueries.current(cart.basketId).queryKey, updated),
  })

export const removeLine = () =>
  mutationOptions({
    mutationKey: ['cart', 'delete'],
    mutationFn: (productItemId: number) =>
      request(cartOperations.delete, { uniqueId: cart.basketId, productItemId }),
    scope,
    onSuccess: (updated, _id, _result, { client }) =>
      client.setQueryData(cartQueries.current(cart.basketId).queryKey, updated),
  })
