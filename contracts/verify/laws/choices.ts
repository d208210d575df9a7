import { firstDelivery } from '../baskets.ts'
import { lawsOf } from '../check.ts'
import { expectSame, expectThat } from '../drift.ts'
import { choice, guestsBasket } from './choice.ts'

const law = lawsOf('cart')

/** What is chosen is remembered and can be taken back; what is refused leaves no trace. */
export const choiceLaws = [
  choice(
    'set-then-remove-rebate',
    { calls: ['setRebate', 'removeRebate', 'getCart'], needs: ['rebate'] },
    async (stage) => {
      const { shopper, uniqueId } = await guestsBasket(stage)
      return {
        shopper,
        uniqueId,
        make: () => shopper.ok('setRebate', { uniqueId, rebateCode: stage.rebate() }),
        shows({ rebateCode, totals }, before) {
          expectThat(rebateCode !== null, 'data.rebateCode to be the code', rebateCode)
          expectThat(totals.rebate.amount > 0, 'a rebate above 0', totals.rebate)
          expectSame('the value of the lines', totals.lines, before.totals.lines)
        },
        undo: () => shopper.ok('removeRebate', { uniqueId }),
      }
    },
  ),

  choice('set-then-unset-reserve', { calls: ['setReserve', 'getCart'] }, async (stage) => {
    const { shopper, uniqueId } = await guestsBasket(stage)
    return {
      shopper,
      uniqueId,
      make: () => shopper.ok('setReserve', { uniqueId, wantsReserve: true }),
      shows: ({ wantsReserve }) => expectSame('data.wantsReserve', wantsReserve, true),
      undo: () => shopper.ok('setReserve', { uniqueId, wantsReserve: false }),
    }
  }),

  law('set-merchant-is-remembered', { calls: ['setMerchant', 'merchants', 'getCart'] }, async (stage) => {
    const { shopper, uniqueId } = await guestsBasket(stage)
    for (const { id: merchantId } of await shopper.ok('merchants', {})) {
      const chosen = await shopper.ok('setMerchant', { uniqueId, merchantId })
      expectSame('data.merchantId', chosen.merchantId, merchantId)
      expectSame('the cart that getCart answers then', await shopper.ok('getCart', { uniqueId }), chosen)
    }
  }),

  law(
    'a-refused-choice-leaves-the-cart',
    { calls: ['setDelivery', 'setRebate', 'setMerchant', 'getCart'] },
    async (stage) => {
      const { shopper, uniqueId } = await guestsBasket(stage)
      await shopper.ok('setDelivery', { uniqueId, deliveryId: await firstDelivery(shopper, uniqueId) })
      const before = await shopper.ok('getCart', { uniqueId })
      await shopper.refused('setDelivery', { uniqueId, deliveryId: 987_654 })
      await shopper.refused('setRebate', { uniqueId, rebateCode: 'NO-SUCH-CODE' })
      await shopper.refused('setMerchant', { uniqueId, merchantId: 987_654 })
      expectSame('the cart after what was refused', await shopper.ok('getCart', { uniqueId }), before)
    },
  ),
]
