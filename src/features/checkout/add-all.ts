import { mutationOptions } from '@tanstack/react-query'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { mutationKeys } from '#src/api/mutation-keys.ts'
import { cartUpdate } from '#src/stores/cart.ts'
import { emitShopEvent } from '#src/stores/shop-events.ts'
import { addLines, lineErrorText } from './add-lines.ts'
import { toastFailedLines, withVariant } from './cart-messages.ts'
import { refetchCart } from './refetch-cart.ts'

export type WantedLine = { productItemId: number; count: number; title: string; stockLeft: number }

type Item = Omit<WantedLine, 'count'> & { variant: string }

/** By the name that tells variants apart. */
export const wantedLine = (
  { productItemId, title, variant, stockLeft }: Item,
  count: number,
): WantedLine => ({ productItemId, count, title: withVariant({ title, variant }), stockLeft })

/** `note`: why it was not added, or how it differs from what was wanted. */
export type LineOutcome = { productItemId: number; title: string; isAdded: boolean; note: string | undefined }

/** Toasts tell what was not added once the page was left. */
export const addAll = (LL: TranslationFunctions, wasLeft: () => boolean) =>
  mutationOptions({
    mutationKey: [...mutationKeys.cart, 'add-all'],
    mutationFn: async (lines: readonly WantedLine[], { client }) => {
      const outcomes = (await addLines(client, lines)).map(
        async ({ line: { productItemId, count, title }, outcome }): Promise<LineOutcome> => {
          if (outcome instanceof Error)
            return { productItemId, title, isAdded: false, note: await lineErrorText(outcome, LL) }
          emitShopEvent('addedToCart', { productItemId, count })
          return { productItemId, title, isAdded: true, note: outcome.messages[0] }
        },
      )
      return Promise.all(outcomes)
    },
    ...cartUpdate,
    onSuccess: (outcomes, _lines, _result, { client }) => {
      void refetchCart(client)
      const failed = outcomes.filter(({ isAdded }) => !isAdded)
      if (wasLeft()) toastFailedLines(failed.map(({ title, note }) => ({ title, description: note })))
    },
  })
