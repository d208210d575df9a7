import { countIn, fill } from '../baskets.ts'
import { lawsOf } from '../check.ts'
import { expectSame } from '../drift.ts'
import { registerAs } from '../people.ts'

const law = lawsOf('sign-in')

/** The basket of a guest who signs in. */
export const broughtAlongLaws = [
  law(
    'register-takes-the-guests-basket-along',
    { calls: ['register', 'getCart', 'add'], needs: ['testCode'] },
    async (stage) => {
      const shopper = stage.guest()
      const good = await stage.good()
      const basket = await fill(shopper, good, 2)
      const { cartCode } = await registerAs(shopper, stage.newMobile(), stage.testCode(), basket)
      const cart = await shopper.ok('getCart', { uniqueId: cartCode })
      expectSame('the count that came along', countIn(cart, good.productItemId), 2)
      expectSame('the basket without its id', await shopper.ok('getCart', { uniqueId: null }), cart)
      await stage.guest('stranger').refused('getCart', { uniqueId: cartCode })
    },
  ),

  law(
    'login-merges-the-guests-basket',
    { calls: ['login', 'getCart', 'add', 'register'], needs: ['testCode'] },
    async (stage) => {
      const [both, own] = await stage.goods(2)
      const [mobile, code] = [stage.newMobile(), stage.testCode()]
      const before = stage.guest('before')
      await registerAs(before, mobile, code)
      await fill(before, own!, 1, await fill(before, both!, 1))
      const shopper = stage.guest()
      const basket = await fill(shopper, both!, 2)
      const { cartCode } = await shopper.ok('login', { mobile, code, cartCode: basket })
      const cart = await shopper.ok('getCart', { uniqueId: cartCode })
      const counts = [countIn(cart, both!.productItemId), countIn(cart, own!.productItemId)]
      expectSame('the counts after the merge', counts, [3, 1])
    },
  ),
]
