import { fill } from '../baskets.ts'
import { lawsOf } from '../check.ts'
import { expectSame, expectThat } from '../drift.ts'
import { newcomer, registerAs } from '../people.ts'

const law = lawsOf('sign-in')

const unauthorized = 401
const tokenLifetime = 15 * 60

/** Registering, signing in, staying signed in and leaving. */
export const tokenLaws = [
  law(
    'who-registers-is-known-then',
    { calls: ['register', 'checkOtp', 'user', 'login'], needs: ['testCode'] },
    async (stage) => {
      const shopper = stage.guest()
      const [mobile, code] = [stage.newMobile(), stage.testCode()]
      expectSame('isRegistered', await shopper.ok('checkOtp', { mobile, code }), { isRegistered: false })
      await shopper.refused('login', { mobile, code })
      await registerAs(shopper, mobile, code)
      const user = await shopper.ok('user', {})
      expectSame('the mobile of the user', user.mobile, mobile)
      expectThat(
        user.fullName.includes(newcomer.firstName),
        `a full name with ${newcomer.firstName}`,
        user.fullName,
      )
      const other = stage.guest('elsewhere')
      expectSame('isRegistered', await other.ok('checkOtp', { mobile, code }), { isRegistered: true })
      await other.refused('register', { mobile, code, ...newcomer })
      await other.ok('login', { mobile, code })
      expectSame('the user elsewhere', await other.ok('user', {}), user)
    },
  ),

  law('the-account-is-itself', { calls: ['user', 'login'], needs: ['account'] }, async (stage) => {
    const { mobile } = await (await stage.account()).ok('user', {})
    expectSame('the mobile of the account', mobile, stage.credentials().mobile)
  }),

  law(
    'refresh-gives-new-tokens-and-works-once',
    { calls: ['refresh', 'user', 'register'], needs: ['testCode'] },
    async (stage) => {
      const shopper = await stage.member()
      const thief = shopper.thief()
      await shopper.ok('refresh', {})
      for (const name of ['token', 'rtoken'])
        expectThat(shopper.jar.get(name) !== thief.jar.get(name), `a new cookie ${name}`, 'the old one')
      await shopper.ok('user', {})
      await thief.refused('refresh', {}, unauthorized)
      await stage.guest('nobody').refused('refresh', {}, unauthorized)
    },
  ),

  law(
    'refresh-needs-no-token',
    { calls: ['refresh', 'user', 'register'], needs: ['testCode'] },
    async (stage) => {
      const shopper = await stage.member()
      shopper.jar.delete('token')
      await shopper.refused('user', {}, unauthorized)
      await shopper.ok('refresh', {})
      await shopper.ok('user', {})
    },
  ),

  law(
    'logout-ends-the-session',
    { calls: ['logout', 'user', 'refresh', 'register'], needs: ['testCode'] },
    async (stage) => {
      const shopper = await stage.member()
      const thief = shopper.thief()
      await shopper.ok('logout', {})
      await shopper.refused('user', {}, unauthorized)
      await thief.refused('user', {}, unauthorized)
      await thief.refused('refresh', {}, unauthorized)
    },
  ),

  law(
    'a-lapsed-token-is-401-until-it-is-refreshed',
    {
      calls: ['user', 'refresh', 'getCart'],
      needs: ['testCode', 'clock'],
      alone: true,
      assumes: 'a token lives 15 minutes, and a member whose token has lapsed gets 401 for the basket too',
    },
    async (stage) => {
      const shopper = await stage.member()
      const uniqueId = await fill(shopper, await stage.good())
      await stage.advance(tokenLifetime + 1)
      await shopper.refused('user', {}, unauthorized)
      await shopper.refused('getCart', { uniqueId }, unauthorized)
      await shopper.ok('refresh', {})
      await shopper.ok('user', {})
      await shopper.ok('getCart', { uniqueId })
    },
  ),
]
