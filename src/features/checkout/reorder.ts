import { mutationOptions } from '@tanstack/react-query'
import type { CartItem } from '#contracts/cart.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { mutationKeys } from '#src/api/mutation-keys.ts'
import { cartUpdate } from '#src/stores/cart.ts'
import { showToast } from '#src/stores/toasts.ts'
import { addErrorText, showMessages } from './cart-messages.ts'
import { addIdempotently } from './idempotent-add.ts'
import { refetchCart } from './refetch-cart.ts'

type Line = Pick<CartItem, 'productItemId' | 'count' | 'title'>

export const reorder = (LL: TranslationFunctions) =>
  mutationOptions({
    mutationKey: [...mutationKeys.cart, 'reorder'],
    mutationFn: async (lines: readonly Line[], { client }) => {
      const refused: { title: string; error: Error }[] = []
      for (const { productItemId, count, title } of lines) {
        await addIdempotently(client, { productItemId, count }).then(
          ({ messages }) => showMessages(messages),
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
          description: (await addErrorText(error, LL)) ?? LL.cart.addFailed(),
        })
      await refetchCart(client).catch(() => null)
    },
  })
