import { lawsOf } from '../check.ts'
import type { CheckContext } from '../check-context.ts'
import { expectSame } from '../drift.ts'
import { deviceIdOf, twoDevices } from '../member-fixtures.ts'
import { browserOf } from '../push-steps.ts'
import type { Shopper } from '../shopper.ts'

const law = lawsOf('accounts')

const registered = async (shopper: Shopper) =>
  (await shopper.ok('pushSubscriptions', {})).map(({ endpoint }) => endpoint)

async function memberWithBrowser(context: CheckContext) {
  const shopper = await context.member()
  const browser = browserOf(context)
  await shopper.ok('pushSubscribe', browser)
  return { shopper, browser }
}

export const pushLaws = [
  law(
    'browser-is-registered-once-until-it-is-taken-back',
    { calls: ['pushSubscribe', 'pushUnsubscribe', 'pushSubscriptions'], needs: ['testCode'] },
    async (context) => {
      const { shopper, browser } = await memberWithBrowser(context)
      await shopper.ok('pushSubscribe', browser)
      expectSame('the browsers', await registered(shopper), [browser.endpoint])
      for (let times = 0; times < 2; times += 1)
        await shopper.ok('pushUnsubscribe', { endpoint: browser.endpoint })
      expectSame('the browsers afterwards', await registered(shopper), [])
    },
  ),

  law(
    'browser-tells-one-member',
    { calls: ['pushSubscribe', 'pushUnsubscribe', 'pushSubscriptions'], needs: ['testCode'] },
    async (context) => {
      const { shopper, browser } = await memberWithBrowser(context)
      const other = await context.member('other')
      await other.ok('pushUnsubscribe', { endpoint: browser.endpoint })
      expectSame('the browsers of the first', await registered(shopper), [browser.endpoint])
      expectSame('the browsers of the other', await registered(other), [])
      await other.ok('pushSubscribe', browser)
      expectSame('the browsers of the first afterwards', await registered(shopper), [])
      expectSame('the browsers of the other afterwards', await registered(other), [browser.endpoint])
    },
  ),

  law(
    'signed-out-device-is-no-longer-registered',
    { calls: ['pushSubscribe', 'pushSubscriptions', 'signOutDevice'], needs: ['testCode'] },
    async (context) => {
      const { shopper, other } = await twoDevices(context)
      const [own, elsewhere] = [browserOf(context), browserOf(context)]
      await shopper.ok('pushSubscribe', own)
      await other.ok('pushSubscribe', elsewhere)
      expectSame('how many browsers', (await registered(shopper)).length, 2)
      await shopper.ok('signOutDevice', { id: await deviceIdOf(other) })
      expectSame('the browsers', await registered(shopper), [own.endpoint])
    },
  ),
]
