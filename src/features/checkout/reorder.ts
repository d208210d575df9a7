import { mutationOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { CartItem } from '#contracts/cart.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { isOutcomeUnknown } from '#src/api/idempotency.ts'
import { mutationKeys } from '#src/api/mutation-keys.ts'
import { cartUpdate, currentBasketId } from '#src/stores/cart.ts'
import { showToast } from '#src/stores/toasts.ts'
import { addErrorText, firstMessage, showMessages } from './cart-messages.ts'
import { cartQueries } from './cart-queries.ts'
import { addIdempotently } from './idempotent-add.ts'
import { refetchCart } from './refetch-cart.ts'
import { reorderChanges } from './reorder-changes.ts'
import type { ReorderChange } from './reorder-changes.ts'

type Line = Pick<CartItem, 'productItemId' | 'count' | 'title' | 'unitPrice'>

const currentQuery = () => cartQueries.current(currentBasketId())

/** Waits for the first fetch of a page that has just opened: without the cart before, no change can be told. */
const cartBefore = (client: QueryClient) => client.fetchQuery(currentQuery()).catch(() => undefined)
const cartNow = (client: QueryClient) => client.getQueryData(currentQuery().queryKey)

async function addLines(client: QueryClient, lines: readonly Line[]) {
  const messages: string[] = []
  const taken: Line[] = []
  const failed: { title: string; error: Error }[] = []
  for (const line of lines) {
    const { productItemId, count, title } = line
    const outcome = await addIdempotently(client, { productItemId, count }).catch((error: Error) => error)
    if (outcome instanceof Error) failed.push({ title, error: outcome })
    else {
      messages.push(...outcome.messages)
      taken.push(line)
    }
  }
  return { messages, taken, failed }
}

/** Adds what an order had, and tells what is gone, has less stock or costs more. */
export const reorder = (LL: TranslationFunctions) =>
  mutationOptions({
    mutationKey: [...mutationKeys.cart, 'reorder'],
    mutationFn: async (lines: readonly Line[], { client }) => {
      const before = await cartBefore(client)
      const { messages, taken, failed } = await addLines(client, lines)
      const isRead = await refetchCart(client).then(
        () => true,
        () => false,
      )
      const refused = failed.filter(({ error }) => !isOutcomeUnknown(error))
      const changes: ReorderChange[] = [
        ...refused.map(({ title, error }) => ({
          kind: 'gone' as const,
          title,
          reason: firstMessage(error) ?? '',
        })),
        ...reorderChanges(taken, before, isRead ? cartNow(client) : undefined),
      ]
      const lost = failed.filter(({ error }) => isOutcomeUnknown(error))
      return { changes, lost, messages, added: taken.length }
    },
    ...cartUpdate,
    onSuccess: async ({ changes, lost, messages }) => {
      if (changes.length === 0) showMessages(messages)
      for (const { title, error } of lost)
        showToast({
          tone: 'error',
          title: LL.order.reorderFailed({ title }),
          description: (await addErrorText(error, LL)) ?? LL.cart.addFailed(),
        })
    },
  })
