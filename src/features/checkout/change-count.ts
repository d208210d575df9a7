import { mutationOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { CartItem } from '#contracts/cart.ts'
import { cartOperations } from '#contracts/cart-operations.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { mutationKeys } from '#src/api/mutation-keys.ts'
import { requestWithMessages } from '#src/api/request.ts'
import { delay } from '#src/platform/delay.ts'
import {
  cart,
  cartUpdate,
  clearOptimisticCount,
  setOptimisticCount,
  currentBasketId,
} from '#src/stores/cart.ts'
import { showToast } from '#src/stores/toasts.ts'
import { firstMessage, showMessages } from './cart-messages.ts'
import { forgetUnknownAdd } from './idempotent-add.ts'
import { refetchCartLater } from './refetch-cart-later.ts'

const refetchDelay = 1_000
const debounce = 250

type Line = Pick<CartItem, 'id' | 'productItemId'>

const keyOf = (id: number) => [...mutationKeys.changeCount, id]

async function debounced(id: number) {
  let seen: number | undefined
  while (seen !== cart.optimisticCounts[id]) {
    seen = cart.optimisticCounts[id]
    await delay(debounce)
  }
}

/** Sends the first tap at once and later ones debounced, until the optimistic count is sent. Returns the last one sent. */
async function sendOptimisticCount({ id, productItemId }: Line) {
  let sent: number | undefined
  while (cart.optimisticCounts[id] !== undefined && cart.optimisticCounts[id] !== sent) {
    if (sent !== undefined) await debounced(id)
    sent = cart.optimisticCounts[id]
    const input = { uniqueId: currentBasketId(), productItemId, cartItemId: id, count: sent }
    const { messages } = await requestWithMessages(cartOperations.add, input)
    forgetUnknownAdd(productItemId)
    showMessages(messages)
  }
  return sent
}

export const changeCount = (LL: TranslationFunctions, line: Line, onRemoved: () => void) =>
  mutationOptions({
    mutationKey: keyOf(line.id),
    mutationFn: () => sendOptimisticCount(line),
    ...cartUpdate,
    onSuccess: (sent, _variables, _result, { client }) => {
      if (sent === 0) onRemoved()
      refetchCartLater(client, refetchDelay)
    },
    onError: (error, _variables, _result, { client }) => {
      clearOptimisticCount(line.id)
      showToast({ tone: 'error', title: LL.cart.countFailed(), description: firstMessage(error) })
      refetchCartLater(client, refetchDelay)
    },
  })

/** Shows the count before the server confirms it. A pending mutation of the line sends it too. */
export function changeCountOptimistically(client: QueryClient, line: Line, count: number, send: () => void) {
  const isPending = client.isMutating({ mutationKey: keyOf(line.id) }) > 0
  setOptimisticCount(line.id, count)
  if (!isPending) send()
}
