import { addToCart, placeReservedOrder } from '../cart-steps.ts'
import { expectSame, expectThat, Skip } from '../drift.ts'
import type { CheckContext } from '../check-context.ts'
import { reversibleChoice } from './reversible-choice.ts'

export async function accountCart(context: CheckContext) {
  const shopper = await context.account()
  const card = await context.product()
  const uniqueId = await addToCart(shopper, card, 2)
  await shopper.ok('removeBonus', { uniqueId })
  await shopper.ok('removeAddress', { uniqueId })
  return { shopper, uniqueId, card }
}

export const memberChoiceLaws = [
  reversibleChoice(
    'set-then-remove-bonus',
    { calls: ['setBonus', 'removeBonus', 'getCart'], needs: ['account'] },
    async (context) => {
      const { shopper, uniqueId } = await accountCart(context)
      return {
        shopper,
        uniqueId,
        make: () => shopper.ok('setBonus', { uniqueId }),
        shows({ totals }, before) {
          expectSame('the bonus after removeBonus', before.totals.bonus.amount, 0)
          expectThat(totals.bonus.amount > 0, 'a bonus above 0', totals.bonus)
        },
        undo: () => shopper.ok('removeBonus', { uniqueId }),
      }
    },
  ),

  reversibleChoice(
    'set-then-remove-address',
    { calls: ['setAddress', 'removeAddress', 'addresses', 'getCart'], needs: ['account'] },
    async (context) => {
      const { shopper, uniqueId } = await accountCart(context)
      const [address] = await shopper.ok('addresses', {})
      if (!address) throw new Skip('the account has no address')
      return {
        shopper,
        uniqueId,
        make: () => shopper.ok('setAddress', { uniqueId, addressId: address.id }),
        shows({ addressId }, before) {
          expectSame('data.addressId after removeAddress', before.addressId, null)
          expectSame('data.addressId', addressId, address.id)
        },
        undo: () => shopper.ok('removeAddress', { uniqueId }),
      }
    },
  ),

  reversibleChoice(
    'set-then-unset-parent-order',
    { calls: ['setParentOrderId', 'setReserve', 'getCart'], needs: ['testCode'], alone: true },
    async (context) => {
      const shopper = await context.member()
      const card = await context.product()
      const parent = await placeReservedOrder(shopper, card)
      const parentOrderId = parent.productOrderId
      const uniqueId = await addToCart(shopper, card)
      return {
        shopper,
        uniqueId,
        make: () => shopper.ok('setParentOrderId', { uniqueId, parentOrderId }),
        shows: (chosen) => expectSame('data.parentOrderId', chosen.parentOrderId, parentOrderId),
        undo: () => shopper.ok('setParentOrderId', { uniqueId, parentOrderId: null }),
      }
    },
  ),
]
