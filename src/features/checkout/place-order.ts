import { mutationOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { cartOperations } from '#contracts/cart-operations.ts'
import { getCart } from '#contracts/cart.ts'
import type { OrderResult } from '#contracts/orders.ts'
import { isStatus } from '#src/api/errors.ts'
import { isAttemptUnanswered, isOutcomeUnknown, retryOnce } from '#src/api/idempotency.ts'
import { queryKeys } from '#src/api/query-keys.ts'
import { openExternal } from '#src/api/open-external.ts'
import { request } from '#src/api/request.ts'
import { auth } from '#src/stores/auth.ts'
import { cartScope, dropBasketId } from '#src/stores/cart.ts'
import { checkout, orderAnswered, orderSent, resetCheckout } from '#src/stores/checkout.ts'
import type { OrderAttempt } from '#src/stores/checkout.ts'
import { emitShopEvent } from '#src/stores/shop-events.ts'
import { isPayable, paymentAfter } from './after-order.ts'
import { cartQueries } from './cart-queries.ts'
import { orderQuery } from './order-queries.ts'

type Callbacks = {
  openOrderPage: (productOrderId: string, options: { replace: boolean }) => Promise<void>
  /** `isCartEmpty`: the page has no cart left beside which the error could be shown. */
  onRefused: (error: Error, isCartEmpty: boolean) => void
}

/** The cart's id is the idempotency key: another tab gets the same order. */
const send = (attempt: OrderAttempt) =>
  retryOnce(() => request(cartOperations.setOrder, { ...attempt, attemptId: attempt.uniqueId }))

const isCartEmpty = (client: QueryClient, basketId: string) =>
  !client.getQueryData(cartQueries.current(basketId).queryKey)?.cartItems.length

/** Queued behind the pending updates of the cart. An order whose answer was lost is kept, to be sent again. */
export const placeOrder = ({ openOrderPage, onRefused }: Callbacks) =>
  mutationOptions({
    mutationKey: ['cart', 'order'],
    mutationFn: (attempt: OrderAttempt) => {
      orderSent(attempt)
      return send(attempt)
    },
    scope: cartScope,
    onSuccess: async (order, { uniqueId, orderKind }, _result, { client }) => {
      emitShopEvent('orderPlaced', { order, basketId: uniqueId, orderKind })
      const payment =
        orderKind === 'online' ? paymentAfter(order, { development: import.meta.env.DEV }) : null
      /** Back from the payment page has to find the order, and not the ordered cart. */
      await openOrderPage(order.productOrderId, { replace: payment !== null })
      cartOrdered(uniqueId)
      const known = client.getQueryData(orderQuery(order.productOrderId).queryKey)
      /** Another tab may have placed it, and paid. */
      if (payment && (!known || isPayable(known))) openExternal(payment)
    },
    onError: async (error, { uniqueId }, _result, { client }) => {
      if (!isAttemptUnanswered(error)) orderAnswered()
      if (isOutcomeUnknown(error)) return
      /** A refusal may have changed the cart. */
      if (!isStatus(error, 401)) await client.invalidateQueries({ queryKey: queryKeys.currentCart })
      onRefused(error, isCartEmpty(client, uniqueId))
    },
  })

function cartOrdered(basketId: string) {
  dropBasketId(basketId)
  resetCheckout()
}

const isGone = (uniqueId: string) =>
  request(getCart, { uniqueId }).then(
    () => false,
    (error: unknown) => isStatus(error, 410),
  )

/**
 * The order whose answer was lost, by a reload too; null where it was not placed. Sends it again only where its cart is
 * gone: an order that never arrived must not be placed behind the shopper's back.
 */
export async function recoverLostOrder(): Promise<OrderResult | null> {
  const { attempt } = checkout
  if (!attempt || !auth.hasSession || !(await isGone(attempt.uniqueId))) return null
  try {
    const result = await send(attempt)
    cartOrdered(attempt.uniqueId)
    return result
  } catch (error) {
    if (!isAttemptUnanswered(error)) orderAnswered()
    return null
  }
}
