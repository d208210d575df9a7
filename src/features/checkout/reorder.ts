import { mutationOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { Cart, CartItem } from '#contracts/cart.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { ApiError } from '#src/api/errors.ts'
import { isOutcomeUnknown } from '#src/api/idempotency.ts'
import { mutationKeys } from '#src/api/mutation-keys.ts'
import { sessionChanges } from '#src/stores/auth.ts'
import { cartUpdate, currentBasketId } from '#src/stores/cart.ts'
import { addLines, lineErrorText } from './add-lines.ts'
import { firstMessage, lineName, showMessages, toastFailedLines } from './cart-messages.ts'
import { cartQueries } from './cart-queries.ts'
import { refetchCart } from './refetch-cart.ts'
import { reorderChanges } from './reorder-changes.ts'
import type { ReorderChange, TakenLine } from './reorder-changes.ts'

type Line = Pick<CartItem, 'productItemId' | 'count' | 'title' | 'variant' | 'unitPrice'>

const currentQuery = () => cartQueries.current(currentBasketId())

const countIn = (cart: Pick<Cart, 'cartItems'>, productItemId: number) =>
  cart.cartItems.find((line) => line.productItemId === productItemId)?.count ?? 0

async function addOrdered(client: QueryClient, lines: readonly Line[]) {
  const session = sessionChanges
  /** A page that has just opened may not have read the cart yet: without its counts, less stock cannot be told. */
  const cart = await client.fetchQuery(currentQuery()).catch(() => undefined)
  const messages: string[] = []
  const taken: TakenLine[] = []
  const failed: { title: string; error: Error }[] = []
  const countBefore = ({ productItemId }: Line) => cart && countIn(cart, productItemId)
  const named = lines.map((line) => ({ ...line, title: lineName(line, lines) }))
  const outcomes = await addLines(client, named, countBefore, session)
  /** The cart may be the next member's. */
  if (session !== sessionChanges) throw new ApiError(401, [])
  for (const { line, outcome } of outcomes)
    if (outcome instanceof Error) failed.push({ title: line.title, error: outcome })
    else {
      messages.push(...outcome.messages)
      taken.push({ ...line, before: outcome.before })
    }
  return { messages, taken, failed }
}

/** Adds what an order had. `onChanges`: what is gone, has less stock or costs more; also after the page was left. */
export const reorder = (LL: TranslationFunctions, onChanges: (changes: ReorderChange[]) => void) =>
  mutationOptions({
    mutationKey: [...mutationKeys.cart, 'reorder'],
    mutationFn: async (lines: readonly Line[], { client }) => {
      const { messages, taken, failed } = await addOrdered(client, lines)
      const isRead = await refetchCart(client, { throwOnError: true }).then(
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
        ...reorderChanges(taken, isRead ? client.getQueryData(currentQuery().queryKey) : undefined),
      ]
      const lost = failed.filter(({ error }) => isOutcomeUnknown(error))
      return { changes, lost, messages, added: taken.length }
    },
    ...cartUpdate,
    onSuccess: async ({ changes, lost, messages }) => {
      if (changes.length === 0) showMessages(messages)
      onChanges(changes)
      toastFailedLines(
        await Promise.all(
          lost.map(async ({ title, error }) => ({
            title: LL.order.reorderFailed({ title }),
            description: await lineErrorText(error, LL),
          })),
        ),
      )
    },
  })
