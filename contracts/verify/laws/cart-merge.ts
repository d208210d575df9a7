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
