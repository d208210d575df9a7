import { mutationOptions } from '@tanstack/react-query'
import { cartOperations } from '#contracts/cart-operations.ts'
import type { InputOf } from '#contracts/endpoint.ts'
import type { OrderResult } from '#contracts/orders.ts'
import { request } from '#src/api/request.ts'
import { cartScope, currentBasketId } from '#src/stores/cart.ts'

type Placing = Pick<InputOf<typeof cartOperations.setOrder>, 'orderKind' | 'cheque'>

type Ways = { leave: (result: OrderResult) => Promise<void>; refused: (error: Error) => void }

/** Runs behind the updates of the cart that are under way. A refusal may have changed the cart: it is read again. */
export const placeOrder = ({ leave, refused }: Ways) =>
  mutationOptions({
    mutationKey: ['cart', 'order'],
    mutationFn: (placing: Placing) =>
      request(cartOperations.setOrder, { uniqueId: currentBasketId(), ...placing }),
    scope: cartScope,
    onSuccess: leave,
    onError: (error, _placing, _result, { client }) => {
      refused(error)
      void client.invalidateQueries({ queryKey: ['cart'] })
    },
  })
