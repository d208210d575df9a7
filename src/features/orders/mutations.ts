import { mutationOptions } from '@tanstack/react-query'
import { cartOperations } from '#contracts/cart-operations.ts'
import { getCart } from '#contracts/cart.ts'
import type { OrderResult } from '#contracts/orders.ts'
import { isLost, newAttempt, saidAgain } from '#src/api/attempt.ts'
import { ApiError, isStatus } from '#src/api/errors.ts'
import { request } from '#src/api/request.ts'
import { auth } from '#src/stores/auth.ts'
import { basketGone, cartScope, currentBasketId } from '#src/stores/cart.ts'
import { checkout, checkoutDone, orderAnswered, orderSent } from '#src/stores/checkout.ts'
import type { Attempt } from '#src/stores/checkout.ts'

type Placing = Pick<Attempt, 'orderKind' | 'cheque'>

type Ways = { leave: (result: OrderResult) => Promise<void>; refused: (error: Error) => void }

const say = (attempt: Attempt) => saidAgain(() => request(cartOperations.setOrder, attempt))

function send(placing: Placing) {
  const uniqueId = currentBasketId()
  if (uniqueId === null) throw new ApiError(409, [])
  return say(orderSent({ uniqueId, ...placing }, newAttempt))
}

/**
 * Runs behind the updates of the cart that are under way. A refusal may have changed the cart: it is read again. Where
 * no answer came the order is left as it is, to be sent again under the same name.
 */
export const placeOrder = ({ leave, refused }: Ways) =>
  mutationOptions({
    mutationKey: ['cart', 'order'],
    mutationFn: async (placing: Placing) => send(placing),
    scope: cartScope,
    onSuccess: leave,
    onError: (error, _placing, _result, { client }) => {
      if (isLost(error)) return
      orderAnswered()
      refused(error)
      void client.invalidateQueries({ queryKey: ['cart'] })
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
    if (!isLost(error)) orderAnswered()
    return null
  }
}
