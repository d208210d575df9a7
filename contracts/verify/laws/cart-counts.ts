import type { Cart } from '../../cart.ts'
import { mostInLine } from '../../values.ts'
import { countInCart, addToCart, firstLine } from '../cart-steps.ts'
import { lawsOf } from '../check.ts'
import { expectSame, expectThat, Skip } from '../drift.ts'
import { newAttemptId } from '../member-fixtures.ts'

const law = lawsOf('cart')

const choicesOf = ({ deliveryId, merchantId, wantsReserve }: Cart) => ({
  deliveryId,
  merchantId,
  wantsReserve,
})

export const cartCountLaws = [
  law('add-increases-the-count', { calls: ['add', 'getCart', 'getCartCount'] }, async (context) => {
    const shopper = context.guest()
    const card = await context.product()
    const uniqueId = await addToCart(shopper, card, 1)
    for (const added of [1, 3]) {
      const before = countInCart(await shopper.ok('getCart', { uniqueId }), card.productItemId)
      expectSame('the cart id that add answers', await addToCart(shopper, card, added, uniqueId), uniqueId)
      const after = await shopper.ok('getCart', { uniqueId })
      expectSame(`the count after add(${added})`, countInCart(after, card.productItemId), before + added)
    }
  }),

  law(
    'repeated-attempt-id-adds-once',
    { calls: ['add', 'getCart'], assumes: 'add is idempotent by attemptId' },
    async (context) => {
      const shopper = context.guest()
      const { productItemId } = await context.product()
      const first = { productItemId, count: 1, attemptId: newAttemptId(context) }
      const uniqueId = await shopper.ok('add', { uniqueId: null, ...first })
      expectSame(
        'the cart id of a lost answer',
        await shopper.ok('add', { uniqueId: null, ...first }),
        uniqueId,
      )
      const second = { uniqueId, productItemId, count: 2, attemptId: newAttemptId(context) }
      await shopper.ok('add', second)
      await shopper.ok('add', second)
      expectSame('the count', countInCart(await shopper.ok('getCart', { uniqueId }), productItemId), 3)
    },
  ),

  law(
    'add-keeps-other-lines',
    {
      calls: [
        'add',
        'delete',
        'getCart',
        'setDelivery',
        'setMerchant',
        'setReserve',
        'merchants',
        'getDelivery',
      ],
    },
    async (context) => {
      const shopper = context.guest()
      const [one, other] = await context.products(2)
      const uniqueId = await addToCart(shopper, one!)
      const [delivery] = await shopper.ok('getDelivery', { uniqueId })
      if (delivery) await shopper.ok('setDelivery', { uniqueId, deliveryId: delivery.id })
      const [merchant] = await shopper.ok('merchants', {})
      if (merchant) await shopper.ok('setMerchant', { uniqueId, merchantId: merchant.id })
      const before = await shopper.ok('setReserve', { uniqueId, wantsReserve: true })
      const [line] = before.cartItems
      await addToCart(shopper, other!, 2, uniqueId)
      const after = await shopper.ok('getCart', { uniqueId })
      const still = after.cartItems.find(({ productItemId }) => productItemId === one!.productItemId)
      expectSame('the line that was there', still, line)
      expectSame('the number of lines', after.cartItems.length, 2)
      expectSame('the choices after add', choicesOf(after), choicesOf(before))
      const left = await shopper.ok('delete', { uniqueId, productItemId: other!.productItemId })
      expectSame('the choices after delete', choicesOf(left), choicesOf(before))
    },
  ),

  law('cart-count-equals-item-count', { calls: ['getCartCount', 'getCart', 'add'] }, async (context) => {
    const shopper = context.guest()
    const [one, other] = await context.products(2)
    const uniqueId = await addToCart(shopper, one!, 2)
    await addToCart(shopper, other!, 3, uniqueId)
    const { itemCount } = await shopper.ok('getCart', { uniqueId })
    expectSame('getCartCount', await shopper.ok('getCartCount', { uniqueId }), itemCount)
  }),

  law('add-then-delete-restores-the-cart', { calls: ['add', 'delete', 'getCart'] }, async (context) => {
    const shopper = context.guest()
    const [one, other] = await context.products(2)
    const uniqueId = await addToCart(shopper, one!, 2)
    const before = await shopper.ok('getCart', { uniqueId })
    await addToCart(shopper, other!, 2, uniqueId)
    const answered = await shopper.ok('delete', { uniqueId, productItemId: other!.productItemId })
    expectSame('the cart that delete answers', answered, before)
    expectSame('the cart after add and delete', await shopper.ok('getCart', { uniqueId }), before)
  }),

  law('add-with-cartItemId-sets-the-count', { calls: ['add', 'getCart'] }, async (context) => {
    const shopper = context.guest()
    const { productItemId } = await context.product()
    const uniqueId = await addToCart(shopper, { productItemId }, 2)
    const line = await firstLine(shopper, uniqueId)
    for (const count of [5, 1]) {
      await shopper.ok('add', { uniqueId, productItemId, count, cartItemId: line.id })
      const [changed] = (await shopper.ok('getCart', { uniqueId })).cartItems
      expectSame('the line', { id: changed?.id, count: changed?.count }, { id: line.id, count })
    }
  }),

  law(
    'count-0-removes-the-line',
    { calls: ['add', 'getCart'], assumes: 'a count of 0 removes the line' },
    async (context) => {
      const shopper = context.guest()
      const { productItemId } = await context.product()
      const uniqueId = await addToCart(shopper, { productItemId })
      const line = await firstLine(shopper, uniqueId)
      await shopper.ok('add', { uniqueId, productItemId, count: 0, cartItemId: line.id })
      expectSame('the lines', (await shopper.ok('getCart', { uniqueId })).cartItems, [])
    },
  ),

  law(
    'count-above-stock-is-limited-with-a-message',
    { calls: ['add', 'getCart'], assumes: 'a count above the stock is limited to it, with a message' },
    async (context) => {
      const shopper = context.guest()
      const card = await context.product()
      const input = {
        uniqueId: null,
        productItemId: card.productItemId,
        count: Math.min(mostInLine, card.stockLeft + 7),
      }
      const { output: uniqueId, messages } = await shopper.okResult('add', input)
      const line = await firstLine(shopper, uniqueId)
      expectSame('the count of the line', line.count, line.stockLeft)
      expectThat(
        messages.some((text) => text.trim() !== ''),
        'a message that tells of it',
        messages,
      )
      const again = await shopper.okResult('add', { ...input, uniqueId, cartItemId: line.id })
      expectThat(again.messages.length > 0, 'a message where the count is set, too', again.messages)
    },
  ),

  law(
    'sold-out-item-is-refused',
    { calls: ['add'], assumes: 'adding a sold-out item is refused' },
    async (context) => {
      const shopper = context.guest()
      const { total, pageSize } = await context.productList()
      const { products } = await shopper.ok('products', { page: Math.max(1, Math.ceil(total / pageSize)) })
      const gone = products.find(({ stockLeft }) => stockLeft === 0)
      if (!gone) throw new Skip('no product on the last page is sold out')
      await shopper.refused('add', { uniqueId: null, productItemId: gone.productItemId, count: 1 })
    },
  ),
]
