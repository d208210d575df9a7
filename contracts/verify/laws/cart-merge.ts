import type { ProductCard } from '../../catalogue.ts'
import { mostInLine } from '../../values.ts'
import { countInCart, addToCart } from '../cart-steps.ts'
import { lawsOf } from '../check.ts'
import type { CheckContext } from '../check-context.ts'
import { expectSame, expectThat, Skip } from '../drift.ts'
import { registerAs } from '../member-fixtures.ts'

const law = lawsOf('sign-in')

/** A member and a guest with the same product in their carts; `mobile`, `code` and `cartCode` merge them by a sign-in. */
async function cartsToMerge(context: CheckContext, card: ProductCard, count: number) {
  const [mobile, code] = [context.newMobile(), context.testCode()]
  const member = context.guest('before')
  await registerAs(member, mobile, code)
  const uniqueId = await addToCart(member, card, count)
  const cartCode = await addToCart(context.guest(), card, count)
  return { member, uniqueId, mobile, code, cartCode }
}

export const cartMergeLaws = [
  law(
    'register-keeps-the-guest-cart',
    { calls: ['register', 'getCart', 'add'], needs: ['testCode'] },
    async (context) => {
      const shopper = context.guest()
      const card = await context.product()
      const guestCartId = await addToCart(shopper, card, 2)
      const { cartCode } = await registerAs(shopper, context.newMobile(), context.testCode(), guestCartId)
      const cart = await shopper.ok('getCart', { uniqueId: cartCode })
      expectSame('the count that came along', countInCart(cart, card.productItemId), 2)
      expectSame('the cart without its id', await shopper.ok('getCart', { uniqueId: null }), cart)
      await context.guest('stranger').refused('getCart', { uniqueId: cartCode })
    },
  ),

  law(
    'login-merges-the-guest-cart',
    { calls: ['login', 'getCart', 'add', 'register'], needs: ['testCode'] },
    async (context) => {
      const [both, own] = await context.products(2)
      const [mobile, code] = [context.newMobile(), context.testCode()]
      const before = context.guest('before')
      await registerAs(before, mobile, code)
      await addToCart(before, own!, 1, await addToCart(before, both!, 1))
      const shopper = context.guest()
      const guestCartId = await addToCart(shopper, both!, 2)
      const { cartCode } = await shopper.ok('login', { mobile, code, cartCode: guestCartId })
      const cart = await shopper.ok('getCart', { uniqueId: cartCode })
      const counts = [countInCart(cart, both!.productItemId), countInCart(cart, own!.productItemId)]
      expectSame('the counts after the merge', counts, [3, 1])
    },
  ),

  law(
    'login-keeps-the-choices-of-the-guest',
    {
      calls: ['login', 'getCart', 'add', 'register', 'setRebate', 'setDelivery'],
      needs: ['testCode', 'rebate'],
      assumes: 'what a guest chose for the cart outlives the merge with the member’s own',
    },
    async (context) => {
      const { uniqueId, cartCode, mobile, code } = await cartsToMerge(context, await context.product(), 1)
      const shopper = context.guest()
      const method = (await shopper.ok('getDelivery', { uniqueId: cartCode })).at(-1)
      if (!method) throw new Skip('the shop has no delivery method')
      await shopper.ok('setDelivery', { uniqueId: cartCode, deliveryId: method.id })
      const rebate = { uniqueId: cartCode, rebateCode: context.rebate() }
      const { deliveryId, rebateCode } = await shopper.ok('setRebate', rebate)
      await shopper.ok('login', { mobile, code, cartCode })
      const cart = await shopper.ok('getCart', { uniqueId })
      expectSame(
        'the choices after the merge',
        { deliveryId: cart.deliveryId, rebateCode: cart.rebateCode },
        { deliveryId, rebateCode },
      )
    },
  ),

  law(
    'guest-cart-merges-once',
    { calls: ['login', 'getCart', 'add', 'register'], needs: ['testCode'] },
    async (context) => {
      const card = await context.product()
      const { member, uniqueId, ...signIn } = await cartsToMerge(context, card, 1)
      for (const name of ['one device', 'another device']) await context.guest(name).ok('login', signIn)
      const cart = await member.ok('getCart', { uniqueId })
      expectSame('the count after two merges', countInCart(cart, card.productItemId), 2)
    },
  ),

  law(
    'merge-stays-within-the-stock',
    { calls: ['login', 'getCart', 'add', 'register'], needs: ['testCode'] },
    async (context) => {
      const card = await context.product()
      if (card.stockLeft >= 2 * mostInLine) throw new Skip('two carts are within the stock of every product')
      const count = Math.min(card.stockLeft, mostInLine)
      const { member, uniqueId, ...signIn } = await cartsToMerge(context, card, count)
      await context.guest('another device').ok('login', signIn)
      const [line] = (await member.ok('getCart', { uniqueId })).cartItems
      expectThat(line !== undefined && line.count <= line.stockLeft, 'a count within the stock', line)
    },
  ),
]
