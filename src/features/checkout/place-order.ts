import { mutationOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { cartOperations } from '#contracts/cart-operations.ts'
import { getCart } from '#contracts/cart.ts'
import type { OrderResult } from '#contracts/orders.ts'
import type { Money } from '#contracts/values.ts'
import { isStatus } from '#src/api/errors.ts'
import { isAttemptUnresolved, isOutcomeUnknown, retryOnce } from '#src/api/idempotency.ts'
import { queryKeys } from '#src/api/query-keys.ts'
import { openExternalFromTop } from '#src/api/open-external.ts'
import { invalidateQueries } from '#src/api/invalidate-queries.ts'
import { request } from '#src/api/request.ts'
import { auth, sessionChanges } from '#src/stores/auth.ts'
import { cartScope, dropBasketId } from '#src/stores/cart.ts'
import { checkout, orderAnswered, orderSent, resetCheckout } from '#src/stores/checkout.ts'
import type { OrderAttempt } from '#src/stores/checkout.ts'
import { emitShopEvent } from '#src/stores/shop-events.ts'
import { isPayable, paymentAfter } from './order-outcome.ts'
import { cartQueries } from './cart-queries.ts'
import { orderListsKey, orderQuery } from './order-queries.ts'
import { placeOrderKey } from './use-order-pending.ts'

type Callbacks = {
  /** False if the shopper has left it while it was loading. */
  openOrderPage: (productOrderId: string, options: { replace: boolean }) => Promise<boolean>
  /** Whether the shopper is elsewhere by now, and is led neither to the order nor to the bank. */
  isElsewhere: () => boolean
  /** Called when the order page is not shown. */
  offerOrderPage: (productOrderId: string) => void
  /** `isCartEmpty`: the page shows no form any more that could show the error. */
  onFailed: (error: Error, isCartEmpty: boolean) => void
}

/** `remaining`: what the page said is left to pay beside the wallet. It is not sent. */
type ShownOrder = OrderAttempt & { remaining?: Money }

/** The cart's id is the idempotency key, so that another tab gets the same order. */
const send = (attempt: OrderAttempt) =>
  retryOnce(() => request(cartOperations.setOrder, { ...attempt, attemptId: attempt.uniqueId }))

const isCartEmpty = (client: QueryClient, basketId: string) =>
  !client.getQueryData(cartQueries.current(basketId).queryKey)?.cartItems.length

/** Queued behind the pending updates of the cart. An attempt without an answer is kept for a retry. */
export const placeOrder = ({ openOrderPage, isElsewhere, offerOrderPage, onFailed }: Callbacks) =>
  mutationOptions({
    mutationKey: placeOrderKey,
    mutationFn: (attempt: ShownOrder) => {
      orderSent(attempt)
      return send(attempt)
    },
    scope: cartScope,
    onMutate: () => sessionChanges,
    onSuccess: async (order, { uniqueId, orderKind, remaining }, session, { client }) => {
      emitShopEvent('orderPlaced', { order, basketId: uniqueId, orderKind })
      /** Whoever is here now is told nothing; a member whose session expired signs in again and is led to it. */
      if (session !== sessionChanges && !auth.hasExpired) return clearOrderedCart(uniqueId)
      const payment = orderKind === 'online' ? paymentAfter(order) : null
      /** Back from the payment page has to open the order, not the cart. */
      const isOpened =
        !isElsewhere() && (await openOrderPage(order.productOrderId, { replace: payment !== null }))
      if (!isOpened) offerOrderPage(order.productOrderId)
      clearOrderedCart(uniqueId)
      void invalidateQueries(client, { queryKey: orderListsKey })
      const cachedOrder = client.getQueryData(orderQuery(order.productOrderId).queryKey)
      /** The wallet may have been spent elsewhere meanwhile: the page of the order says what is asked for, once it can be read. */
      const isAsShown = cachedOrder?.wallet?.remaining.amount === remaining?.amount
      /** Another tab may have paid it. */
      if (isOpened && payment && isAsShown && (!cachedOrder || isPayable(cachedOrder)))
        openExternalFromTop(payment)
    },
    onError: async (error, { uniqueId }, _result, { client }) => {
      if (!isAttemptUnresolved(error)) orderAnswered()
      if (!isOutcomeUnknown(error) && !isStatus(error, 401)) {
        void invalidateQueries(client, { queryKey: orderListsKey })
        await invalidateQueries(client, { queryKey: queryKeys.currentCart })
      }
      onFailed(error, isCartEmpty(client, uniqueId))
    },
  })

function clearOrderedCart(basketId: string) {
  dropBasketId(basketId)
  resetCheckout()
}

const isGone = (uniqueId: string) =>
  request(getCart, { uniqueId }).then(
    () => false,
    (error: unknown) => isStatus(error, 410),
  )

/** Null if the order was not placed. Retries only if its cart is gone: an order that never arrived must not be placed now. */
export async function recoverLostOrder(): Promise<OrderResult | null> {
  const { attempt } = checkout
  if (!attempt || !auth.hasSession || !(await isGone(attempt.uniqueId))) return null
  try {
    const result = await send(attempt)
    clearOrderedCart(attempt.uniqueId)
    return result
  } catch (error) {
    if (!isAttemptUnresolved(error)) orderAnswered()
    return null
  }
}
