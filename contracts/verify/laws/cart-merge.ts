import { countInCart, addToCart } from '../cart-steps.ts'
import { lawsOf } from '../check.ts'
import { expectSame } from '../drift.ts'
import { registerAs } from '../member-fixtures.ts'

const law = lawsOf('sign-in')

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
]
