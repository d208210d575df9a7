import { mutationOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { CartItem } from '#contracts/cart.ts'
import { cartOperations } from '#contracts/cart-operations.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { delay } from '#src/platform/delay.ts'
import { requestWithMessages } from '#src/api/request.ts'
import { cart, cartUpdate, countSettled, countWanted, currentBasketId } from '#src/stores/cart.ts'
import { showToast } from '#src/stores/toasts.ts'
import { addTo, forgetUnknownAdd } from './idempotent-add.ts'
import { firstMessage, onAddError, refreshLater, tell } from './add-to-cart.ts'
import { readAgain } from './refetch-cart.ts'

const refreshAfterCount = 1_000

/** Taps that are closer than this are one wish. */
const pauseOfTaps = 250

type Line = Pick<CartItem, 'id' | 'productItemId'>

/** The first tap is sent at once; those that follow it, when they pause. */
async function tappingEnds(id: number) {
  let seen: number | undefined
  while (seen !== cart.wantedCounts[id]) {
    seen = cart.wantedCounts[id]
    await delay(pauseOfTaps)
  }
}

/** Sends the last wanted count of the line, and again while it changed in flight. Answers what was sent last. */
async function sendWantedCount({ id, productItemId }: Line) {
  let sent: number | undefined
  while (cart.wantedCounts[id] !== undefined && cart.wantedCounts[id] !== sent) {
    if (sent !== undefined) await tappingEnds(id)
    sent = cart.wantedCounts[id]
    const wish = { uniqueId: currentBasketId(), productItemId, cartItemId: id, count: sent }
    const { messages } = await requestWithMessages(cartOperations.add, wish)
    forgetUnknownAdd(productItemId)
    tell(messages)
  }
  return sent
}

export const changeCount = (LL: TranslationFunctions, line: Line, onRemoved: () => void) =>
  mutationOptions({
    mutationKey: ['cart', 'count', line.id],
    mutationFn: () => sendWantedCount(line),
    ...cartUpdate,
    onSuccess: (sent, _variables, _result, { client }) => {
      if (sent === 0) onRemoved()
      refreshLater(client, refreshAfterCount)
    },
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

/** A line that was taken out is put back with its count; by then the line may have left the screen that offered it. */
export const restoreLine = (
  LL: TranslationFunctions,
  { productItemId, count }: Pick<CartItem, 'productItemId' | 'count'>,
  onRestored: () => void,
) =>
  mutationOptions({
    mutationKey: ['cart', 'restore', productItemId],
    mutationFn: (_: void, { client }) => addTo(client, { productItemId, count }),
    ...cartUpdate,
    onSuccess: async ({ messages }, _variables, _result, { client }) => {
      tell(messages)
      await readAgain(client).catch(() => null)
      onRestored()
    },
    onError: onAddError(LL),
  })
