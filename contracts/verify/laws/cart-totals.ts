import type { Cart, CartItem } from '../../cart.ts'
import type { ProductCard } from '../../catalogue.ts'
import { addToCart, createReadyCart, piecesWorth } from '../cart-steps.ts'
import { lawsOf } from '../check.ts'
import { expectSame, expectThat, Skip } from '../drift.ts'
import type { Shopper } from '../shopper.ts'
import { accountCart } from './member-choices.ts'
import { guestCart } from './reversible-choice.ts'

const law = lawsOf('cart')

async function expectDeliveryOfNow(shopper: Shopper, uniqueId: string, when: string) {
  const methods = await shopper.ok('getDelivery', { uniqueId })
  const { deliveryId, totals } = await shopper.ok('getCart', { uniqueId })
  const chosen = methods.find(({ id }) => id === deliveryId)
  expectSame(`the delivery of the totals ${when}`, totals.delivery, chosen?.price)
}

type Chosen = { shopper: Shopper; uniqueId: string; card: ProductCard }

/** Choosing again after a changed count does not change the totals. */
async function expectTotalsOfNow({ shopper, uniqueId, card }: Chosen, choose: () => Promise<Cart>) {
  const { productItemId } = card
  const { cartItems } = await choose()
  const line = cartItems.find((one) => one.productItemId === productItemId)
  expectThat(line !== undefined, 'the line that was added', cartItems)
  for (const count of [5, 1]) {
    await shopper.ok('add', { uniqueId, productItemId, count, cartItemId: line.id })
    const { totals } = await shopper.ok('getCart', { uniqueId })
    expectSame(`the totals of ${count} pieces`, totals, (await choose()).totals)
  }
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
      const cart = await guestCart(context)
      const { shopper, uniqueId } = cart
      const rebateCode = context.rebate()
      await expectTotalsOfNow(cart, () => shopper.ok('setRebate', { uniqueId, rebateCode }))
    },
  ),

  law(
    'bonus-total-follows-the-lines',
    { calls: ['setBonus', 'removeBonus', 'getCart', 'add'], needs: ['account'] },
    async (context) => {
      const cart = await accountCart(context)
      const { shopper, uniqueId } = cart
      await expectTotalsOfNow(cart, () => shopper.ok('setBonus', { uniqueId }))
      await shopper.ok('removeBonus', { uniqueId })
    },
  ),
]
