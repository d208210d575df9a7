import { mutationOptions } from '@tanstack/react-query'
import { cartOperations } from '#contracts/cart-operations.ts'
import type { Cart } from '#contracts/cart.ts'
import type { InputOf } from '#contracts/endpoint.ts'
import { isStatus } from '#src/api/errors.ts'
import { request } from '#src/api/request.ts'
import { cartUpdate, currentBasketId } from '#src/stores/cart.ts'
import { cartAnswered } from './delivery.ts'
import { cartQueries } from './queries.ts'

type Choice =
  | 'setAddress'
  | 'removeAddress'
  | 'setRebate'
  | 'removeRebate'
  | 'setBonus'
  | 'removeBonus'
  | 'setMerchant'
  | 'setReserve'
  | 'setParentOrderId'

type Wish<Name extends Choice> = Omit<InputOf<(typeof cartOperations)[Name]>, 'cartUpdateType' | 'uniqueId'>

/** An update of the basket that the server answers with the whole of it. A basket that has gone is read again. */
export const choose = <Name extends Choice>(name: Name) =>
  mutationOptions({
    mutationKey: ['cart', name],
    mutationFn: (wish: Wish<Name>) => {
      const operation = cartOperations[name]
      const input = { uniqueId: currentBasketId(), ...wish }
      return request(operation, input as unknown as InputOf<typeof operation>) as Promise<Cart>
    },
    ...cartUpdate,
    onSuccess: (cart, _wish, _result, context) => cartAnswered(cart, context),
    onError: (error, _wish, _result, { client }) => {
      if (isStatus(error, 410)) void client.invalidateQueries({ queryKey: cartQueries.all() })
    },
  })
