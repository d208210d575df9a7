import { mutationOptions } from '@tanstack/react-query'
import type { CartItem } from '#contracts/cart.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { cartUpdate } from '#src/stores/cart.ts'
import { showToast } from '#src/stores/toasts.ts'
import { addTo } from './idempotent-add.ts'
import { addFailure, tell } from './add-to-cart.ts'
import { readAgain } from './refetch-cart.ts'

type Line = Pick<CartItem, 'productItemId' | 'count' | 'title'>

/** Adds one line after another. What the shop refuses is told with its reason, and the others still go in. */
export const reorder = (LL: TranslationFunctions) =>
  mutationOptions({
    mutationKey: ['cart', 'reorder'],
    mutationFn: async (lines: readonly Line[], { client }) => {
      const refused: { title: string; error: Error }[] = []
      for (const { productItemId, count, title } of lines) {
        await addTo(client, { productItemId, count }).then(
          ({ messages }) => tell(messages),
          (error: Error) => refused.push({ title, error }),
        )
      }
      return { refused, added: lines.length - refused.length }
    },
    ...cartUpdate,
    onSuccess: async ({ refused }, _lines, _result, { client }) => {
      for (const { title, error } of refused)
        showToast({
          tone: 'error',
          title: LL.order.reorderFailed({ title }),
          description: (await addFailure(error, LL)) ?? LL.cart.addFailed(),
        })
      await readAgain(client).catch(() => null)
    },
  })
