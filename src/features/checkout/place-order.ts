import { mutationOptions } from '@tanstack/react-query'
import { cartOperations } from '#contracts/cart-operations.ts'
import { getCart } from '#contracts/cart.ts'
import type { Cart } from '#contracts/cart.ts'
import type { OrderResult } from '#contracts/orders.ts'
import { isLost, saidAgain, saysNothing } from '#src/api/idempotency.ts'
import { isStatus } from '#src/api/errors.ts'
import { request } from '#src/api/request.ts'
import { auth } from '#src/stores/auth.ts'
import { basketGone, cartScope } from '#src/stores/cart.ts'
import { checkout, checkoutDone, orderAnswered, orderSent } from '#src/stores/checkout.ts'
import type { Attempt } from '#src/stores/checkout.ts'

/** An order of the basket that is on the screen, whichever this tab has by the time it is answered. */
export type Placing = Attempt

type Ways = {
  leave: (result: OrderResult, placing: Placing) => Promise<void>
  /** `isEmptied`: no basket is left on the screen to say it beside. */
  refused: (error: Error, isEmptied: boolean) => void
}

/** A basket is ordered once: its id is the idempotency key, so that another tab is answered with the same order. */
const say = (attempt: Attempt) =>
  saidAgain(() => request(cartOperations.setOrder, { ...attempt, attemptId: attempt.uniqueId }))

const isEmpty = (cart: Cart | undefined) => !cart || cart.cartItems.length === 0

/**
 * Runs behind the updates of the cart that are under way. A refusal may have changed the cart: it is read again. Where
 * no answer came the order is left as it is, to be sent again.
 */
export const placeOrder = ({ leave, refused }: Ways) =>
  mutationOptions({
    mutationKey: ['cart', 'order'],
    mutationFn: (placing: Placing) => {
      orderSent(placing)
      return say(placing)
    },
    scope: cartScope,
    onSuccess: leave,
    onError: async (error, { uniqueId }, _result, { client }) => {
      if (!saysNothing(error)) orderAnswered()
      if (isLost(error)) return
      const queryKey = ['cart', 'current']
      if (!isStatus(error, 401)) await client.invalidateQueries({ queryKey })
      refused(error, isEmpty(client.getQueryData<Cart>([...queryKey, uniqueId])))
    },
  })

/** The basket is an order now. */
export function basketOrdered(basketId: string | null) {
  basketGone(basketId)
  checkoutDone()
}

const isGone = (uniqueId: string) =>
  request(getCart, { uniqueId }).then(
    () => false,
    (error: unknown) => isStatus(error, 410),
  )

/**
 * The order that a reload or a lost answer kept from being seen: null where it was not placed. Only a basket that is
 * gone is asked about: an order that never arrived is not placed behind the shopper's back.
 */
export async function placedMeanwhile(): Promise<OrderResult | null> {
  const { attempt } = checkout
  if (!attempt || !auth.hasSession || !(await isGone(attempt.uniqueId))) return null
  try {
    const result = await say(attempt)
    basketOrdered(attempt.uniqueId)
    return result
  } catch (error) {
    if (!saysNothing(error)) orderAnswered()
    return null
  }
}
