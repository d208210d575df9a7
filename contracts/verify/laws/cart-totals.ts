import type { CartItem } from '../../cart.ts'
import { addToCart, createReadyCart, firstLine, piecesWorth } from '../cart-steps.ts'
import { lawsOf } from '../check.ts'
import { expectSame, Skip } from '../drift.ts'
import type { Shopper } from '../shopper.ts'
import { guestCart } from './reversible-choice.ts'

const law = lawsOf('cart')

async function expectDeliveryOfNow(shopper: Shopper, uniqueId: string, when: string) {
  const methods = await shopper.ok('getDelivery', { uniqueId })
  const { deliveryId, totals } = await shopper.ok('getCart', { uniqueId })
  const chosen = methods.find(({ id }) => id === deliveryId)
  expectSame(`the delivery of the totals ${when}`, totals.delivery, chosen?.price)
}

export const cartTotalLaws = [
  law(
    'delivery-total-follows-the-lines',
    { calls: ['setDelivery', 'getDelivery', 'getCart', 'products', 'add', 'delete'] },
    async (context) => {
      const shopper = context.guest()
      const uniqueId = await createReadyCart(shopper, await context.product())
      const { freeDeliveryFrom, cartItems } = await shopper.ok('getCart', { uniqueId })
      const more = await piecesWorth(shopper, freeDeliveryFrom.amount)
      if (!more) throw new Skip('no stock of a product is worth freeDeliveryFrom')
      const isOther = ({ productItemId }: CartItem) => productItemId !== more.card.productItemId
      if (!cartItems.every(isOther)) throw new Skip('no other product is worth freeDeliveryFrom')
      for (const { id: deliveryId } of await shopper.ok('getDelivery', { uniqueId })) {
        await shopper.ok('setDelivery', { uniqueId, deliveryId })
        await addToCart(shopper, more.card, more.count, uniqueId)
        await expectDeliveryOfNow(shopper, uniqueId, 'from freeDeliveryFrom on')
        await shopper.ok('delete', { uniqueId, productItemId: more.card.productItemId })
        await expectDeliveryOfNow(shopper, uniqueId, 'below freeDeliveryFrom')
      }
    },
  ),

  law(
    'rebate-total-follows-the-lines',
    { calls: ['setRebate', 'getCart', 'add'], needs: ['rebate'] },
    async (context) => {
      const { shopper, uniqueId } = await guestCart(context)
      const rebateCode = context.rebate()
      await shopper.ok('setRebate', { uniqueId, rebateCode })
      const { id: cartItemId, productItemId } = await firstLine(shopper, uniqueId)
      for (const count of [5, 1]) {
        await shopper.ok('add', { uniqueId, productItemId, count, cartItemId })
        const { totals } = await shopper.ok('getCart', { uniqueId })
        const anew = await shopper.ok('setRebate', { uniqueId, rebateCode })
        expectSame(`the totals of ${count} pieces`, totals, anew.totals)
      }
    },
  ),
]
