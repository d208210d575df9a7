import { mutationOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { CartItem } from '#contracts/cart.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { isOutcomeUnknown } from '#src/api/idempotency.ts'
import { mutationKeys } from '#src/api/mutation-keys.ts'
import { cartUpdate } from '#src/stores/cart.ts'
import { openModal } from '#src/stores/modal.ts'
import { emitShopEvent } from '#src/stores/shop-events.ts'
import { showToast } from '#src/stores/toasts.ts'
import { showAddError, showMessages } from './cart-messages.ts'
import { addIdempotently } from './idempotent-add.ts'
import { refetchCartLater } from './refetch-cart-later.ts'
import { refetchCart } from './refetch-cart.ts'

const refetchDelay = 5_000

type Context = { client: QueryClient }

const onAddError =
  (LL: TranslationFunctions) =>
  (error: Error, _input: unknown, _result: unknown, { client }: Context) => {
    void showAddError(error, LL)
    if (isOutcomeUnknown(error)) refetchCartLater(client, refetchDelay)
  }

/** `wasLeft`: whether its button is gone. The modal would open over another page, and take the keys that are typed there. */
export const addToCart = (LL: TranslationFunctions, wasLeft: () => boolean) =>
  mutationOptions({
    mutationKey: [...mutationKeys.cart, 'add'],
    mutationFn: (input: { productItemId: number; count: number }, { client }) =>
      addIdempotently(client, input),
    ...cartUpdate,
    onSuccess: ({ messages }, input, _result, { client }) => {
      emitShopEvent('addedToCart', input)
      if (messages.length > 0) showMessages(messages)
      else {
        if (!wasLeft()) openModal({ name: 'continue' })
        showToast({ tone: 'success', title: LL.cart.added() })
      }
      void refetchCart(client)
      refetchCartLater(client, refetchDelay)
    },
    onError: onAddError(LL),
  })

/** Undoes a removal. The component may be unmounted by then, hence the options and not `mutate` have the callbacks. */
export const restoreLine = (
  LL: TranslationFunctions,
  { productItemId, count }: Pick<CartItem, 'productItemId' | 'count'>,
) =>
  mutationOptions({
    mutationKey: [...mutationKeys.cart, 'restore', productItemId],
    mutationFn: (_: void, { client }) => addIdempotently(client, { productItemId, count }),
    ...cartUpdate,
    onSuccess: ({ messages }, _variables, _result, { client }) => {
      showMessages(messages)
      return refetchCart(client)
    },
    onError: onAddError(LL),
  })
