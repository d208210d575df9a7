import { addToCart } from '../cart-steps.ts'
import { lawsOf } from '../check.ts'
import { expectSame, expectThat } from '../drift.ts'
import { newMember, registerAs } from '../member-fixtures.ts'

const law = lawsOf('sign-in')

const unauthorized = 401
const tokenLifetime = 15 * 60

export const tokenLaws = [
  law(
    'registered-mobile-signs-in',
    { calls: ['register', 'checkOtp', 'user', 'login'], needs: ['testCode'] },
    async (context) => {
      const shopper = context.guest()
      const [mobile, code] = [context.newMobile(), context.testCode()]
      expectSame('isRegistered', await shopper.ok('checkOtp', { mobile, code }), { isRegistered: false })
      await shopper.refused('login', { mobile, code })
      await registerAs(shopper, mobile, code)
      const user = await shopper.ok('user', {})
      expectSame('the mobile of the user', user.mobile, mobile)
      expectThat(
        user.fullName.includes(newMember.firstName),
        `a full name with ${newMember.firstName}`,
        user.fullName,
      )
      const other = context.guest('elsewhere')
      expectSame('isRegistered', await other.ok('checkOtp', { mobile, code }), { isRegistered: true })
      await other.refused('register', { mobile, code, ...newMember })
      await other.ok('login', { mobile, code })
      expectSame('the user elsewhere', await other.ok('user', {}), user)
    },
  ),

  law('user-is-the-signed-in-account', { calls: ['user', 'login'], needs: ['account'] }, async (context) => {
    const { mobile } = await (await context.account()).ok('user', {})
    expectSame('the mobile of the account', mobile, context.credentials().mobile)
  }),

  law(
    'refresh-rotates-tokens-and-works-once',
    { calls: ['refresh', 'user', 'register'], needs: ['testCode'] },
    async (context) => {
      const shopper = await context.member()
      const thief = shopper.copySession()
      await shopper.ok('refresh', {})
      for (const name of ['token', 'rtoken'])
        expectThat(shopper.jar.get(name) !== thief.jar.get(name), `a new cookie ${name}`, 'the old one')
      await shopper.ok('user', {})
      await thief.refused('refresh', {}, unauthorized)
      await context.guest('nobody').refused('refresh', {}, unauthorized)
    },
  ),

  law(
    'refresh-works-without-an-access-token',
    { calls: ['refresh', 'user', 'register'], needs: ['testCode'] },
    async (context) => {
      const shopper = await context.member()
      shopper.jar.delete('token')
      await shopper.refused('user', {}, unauthorized)
      await shopper.ok('refresh', {})
      await shopper.ok('user', {})
    },
  ),

  law(
    'logout-ends-the-session',
    { calls: ['logout', 'user', 'refresh', 'register'], needs: ['testCode'] },
    async (context) => {
      const shopper = await context.member()
      const thief = shopper.copySession()
      await shopper.ok('logout', {})
      await shopper.refused('user', {}, unauthorized)
      await thief.refused('user', {}, unauthorized)
      await thief.refused('refresh', {}, unauthorized)
    },
  ),

  law(
    'expired-token-is-401-until-refreshed',
    {
      calls: ['user', 'refresh', 'getCart'],
      needs: ['testCode', 'clock'],
      alone: true,
      assumes: 'a token lives 15 minutes, and a member whose token has expired gets 401 for the cart too',
    },
    async (context) => {
      const shopper = await context.member()
      const uniqueId = await addToCart(shopper, await context.product())
      await context.advanceClock(tokenLifetime + 1)
      await shopper.refused('user', {}, unauthorized)
      await shopper.refused('getCart', { uniqueId }, unauthorized)
      await shopper.ok('refresh', {})
      await shopper.ok('user', {})
      await shopper.ok('getCart', { uniqueId })
    },
  ),
]
