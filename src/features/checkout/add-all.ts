import { mutationOptions } from '@tanstack/react-query'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { mutationKeys } from '#src/api/mutation-keys.ts'
import { sessionChanges } from '#src/stores/auth.ts'
import { cartUpdate } from '#src/stores/cart.ts'
import { emitShopEvent } from '#src/stores/shop-events.ts'
import { addErrorText, toastFailedLines } from './cart-messages.ts'
import { addIdempotently } from './idempotent-add.ts'
import { refetchCart } from './refetch-cart.ts'

export type WantedLine = { productItemId: number; count: number; title: string; stockLeft: number }

type Item = Omit<WantedLine, 'count'> & { variant: string }

/** By the name that tells variants apart. */
export const wantedLine = (
  { productItemId, title, variant, stockLeft }: Item,
  count: number,
): WantedLine => ({ productItemId, count, title: variant ? `${title} (${variant})` : title, stockLeft })

/** `note`: why it was not added, or how it differs from what was wanted. */
export type LineOutcome = { productItemId: number; title: string; isAdded: boolean; note: string | undefined }

/** Adds line after line, until the session changes; one that cannot be had does not stop the others. Toasts tell it once the page was left. */
export const addAll = (LL: TranslationFunctions, wasLeft: () => boolean) =>
  mutationOptions({
    mutationKey: [...mutationKeys.cart, 'add-all'],
    mutationFn: async (lines: readonly WantedLine[], { client }) => {
      const session = sessionChanges
      const outcomes: LineOutcome[] = []
      for (const { productItemId, count, title } of lines) {
        const outcome = await addIdempotently(client, { productItemId, count }).then(
          ({ messages }) => ({ isAdded: true, note: messages[0] }),
          async (error: Error) => ({
            isAdded: false,
            note: (await addErrorText(error, LL)) ?? LL.cart.addFailed(),
          }),
        )
        if (outcome.isAdded) emitShopEvent('addedToCart', { productItemId, count })
        outcomes.push({ productItemId, title, ...outcome })
        if (session !== sessionChanges) break
      }
      return outcomes
    },
    ...cartUpdate,
    onSuccess: (outcomes, _lines, _result, { client }) => {
      void refetchCart(client)
      const failed = outcomes.filter(({ isAdded }) => !isAdded)
      if (wasLeft()) toastFailedLines(failed.map(({ title, note }) => ({ title, description: note })))
    },
  })
