import { addToCart, firstDeliveryId } from '../cart-steps.ts'
import { lawsOf } from '../check.ts'
import { expectSame, expectThat, Skip } from '../drift.ts'
import { reversibleChoice, guestCart } from './reversible-choice.ts'

const law = lawsOf('cart')
const maxPieces = 5

export const choiceLaws = [
  reversibleChoice(
    'set-then-remove-rebate',
    { calls: ['setRebate', 'removeRebate', 'getCart'], needs: ['rebate'] },
    async (context) => {
      const { shopper, uniqueId } = await guestCart(context)
      return {
        shopper,
        uniqueId,
        make: () => shopper.ok('setRebate', { uniqueId, rebateCode: context.rebate() }),
        shows({ rebateCode, totals }, before) {
          expectThat(rebateCode !== null, 'data.rebateCode to be the code', rebateCode)
          expectThat(totals.rebate.amount > 0, 'a rebate above 0', totals.rebate)
          expectSame('the value of the lines', totals.lines, before.totals.lines)
        },
        undo: () => shopper.ok('removeRebate', { uniqueId }),
      }
    },
  ),

  law(
    'rebate-needs-its-minimum',
    { calls: ['setRebate', 'add', 'delete', 'getCart', 'products'], needs: ['rebateMinimum'] },
    async (context) => {
      const shopper = context.guest()
      const rebateCode = context.rebateMinimum()
      const [cheap] = (await shopper.ok('products', { sort: 'cheapest', inStock: true, pageSize: 1 }))
        .products
      const [dear] = (await shopper.ok('products', { sort: 'dearest', inStock: true, pageSize: 1 })).products
      if (!cheap || !dear) throw new Skip('the shop has nothing in stock')
      const uniqueId = await addToCart(shopper, cheap)
      const before = await shopper.ok('getCart', { uniqueId })
      await shopper.refused('setRebate', { uniqueId, rebateCode })
      expectSame('the cart under the minimum', await shopper.ok('getCart', { uniqueId }), before)

      await addToCart(shopper, dear, Math.min(dear.stockLeft, maxPieces), uniqueId)
      const { totals } = await shopper.ok('setRebate', { uniqueId, rebateCode })
      expectThat(totals.rebate.amount > 0, 'a rebate above 0 over the minimum', totals.rebate)

      await shopper.ok('delete', { uniqueId, productItemId: dear.productItemId })
      const after = await shopper.ok('getCart', { uniqueId })
      expectSame('the rebate once the lines fell under the minimum', after.totals.rebate.amount, 0)
    },
  ),

  reversibleChoice('set-then-unset-reserve', { calls: ['setReserve', 'getCart'] }, async (context) => {
    const { shopper, uniqueId } = await guestCart(context)
    return {
      shopper,
      uniqueId,
      make: () => shopper.ok('setReserve', { uniqueId, wantsReserve: true }),
      shows: ({ wantsReserve }) => expectSame('data.wantsReserve', wantsReserve, true),
      undo: () => shopper.ok('setReserve', { uniqueId, wantsReserve: false }),
    }
  }),

  law('set-merchant-is-persisted', { calls: ['setMerchant', 'merchants', 'getCart'] }, async (context) => {
    const { shopper, uniqueId } = await guestCart(context)
    for (const { id: merchantId } of await shopper.ok('merchants', {})) {
      const chosen = await shopper.ok('setMerchant', { uniqueId, merchantId })
      expectSame('data.merchantId', chosen.merchantId, merchantId)
      expectSame('the cart that getCart answers then', await shopper.ok('getCart', { uniqueId }), chosen)
    }
  }),

  law(
    'refused-choice-leaves-the-cart-unchanged',
    { calls: ['setDelivery', 'setRebate', 'setMerchant', 'getCart'] },
    async (context) => {
      const { shopper, uniqueId } = await guestCart(context)
      await shopper.ok('setDelivery', { uniqueId, deliveryId: await firstDeliveryId(shopper, uniqueId) })
      const before = await shopper.ok('getCart', { uniqueId })
      await shopper.refused('setDelivery', { uniqueId, deliveryId: 987_654 })
      await shopper.refused('setRebate', { uniqueId, rebateCode: 'NO-SUCH-CODE' })
      await shopper.refused('setMerchant', { uniqueId, merchantId: 987_654 })
      expectSame('the cart after what was refused', await shopper.ok('getCart', { uniqueId }), before)
    },
  ),
]
