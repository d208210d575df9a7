import { fill, reservedOrder } from '../baskets.ts'
import { expectSame, expectThat, Skip } from '../drift.ts'
import type { Stage } from '../stage.ts'
import { choice } from './choice.ts'

async function accountsBasket(stage: Stage) {
  const shopper = await stage.account()
  const uniqueId = await fill(shopper, await stage.good(), 2)
  await shopper.ok('removeBonus', { uniqueId })
  await shopper.ok('removeAddress', { uniqueId })
  return { shopper, uniqueId }
}

/** What only a member can choose can be taken back, too. */
export const memberChoiceLaws = [
  choice(
    'set-then-remove-bonus',
    { calls: ['setBonus', 'removeBonus', 'getCart'], needs: ['account'] },
    async (stage) => {
      const { shopper, uniqueId } = await accountsBasket(stage)
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

  choice(
    'set-then-remove-address',
    { calls: ['setAddress', 'removeAddress', 'addresses', 'getCart'], needs: ['account'] },
    async (stage) => {
      const { shopper, uniqueId } = await accountsBasket(stage)
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

  choice(
    'set-then-unset-parent-order',
    { calls: ['setParentOrderId', 'setReserve', 'getCart'], needs: ['testCode'], alone: true },
    async (stage) => {
      const shopper = await stage.member()
      const good = await stage.good()
      const parent = await reservedOrder(shopper, good)
      const parentOrderId = parent.productOrderId
      const uniqueId = await fill(shopper, good)
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
