import { lawsOf } from '../check.ts'
import { expectSame } from '../drift.ts'
import { registerAs } from '../member-fixtures.ts'
import type { Shopper } from '../shopper.ts'
import { waitFor } from './notices.ts'
import { wrongCodeFor } from './throttling.ts'

const law = lawsOf('accounts')

const idsOf = async (shopper: Shopper) => (await shopper.ok('subscriptions', {})).map(({ id }) => id)

export const subscriptionLaws = [
  law(
    'subscription-is-listed-once-until-it-is-taken-back',
    { calls: ['subscribe', 'subscriptions', 'unsubscribe'], needs: ['testCode'] },
    async (context) => {
      const shopper = await context.member()
      const { input, card } = await waitFor(context)
      const { id } = await shopper.ok('subscribe', input)
      const wantedPrice = { amount: card.price.amount - 10, unit: 'IRR' as const }
      const again = await shopper.ok('subscribe', { ...input, wantedPrice })
      expectSame('the id of the second', again.id, id)
      expectSame('the list', await shopper.ok('subscriptions', {}), [again])
      expectSame('the wanted price', again.wantedPrice, wantedPrice)
      await shopper.ok('unsubscribe', { id })
      expectSame('the list afterwards', await idsOf(shopper), [])
    },
  ),

  law('subscription-needs-a-reason', { calls: ['subscribe'], needs: ['testCode'] }, async (context) => {
    const shopper = await context.member()
    const { input, card } = await waitFor(context)
    await shopper.refused('subscribe', { ...input, kind: 'backInStock' }, 409)
    await shopper.refused('subscribe', { ...input, wantedPrice: card.price }, 422)
  }),

  law(
    'guest-subscribes-by-a-right-code',
    { calls: ['subscribe', 'subscriptions', 'register'], needs: ['testCode'] },
    async (context) => {
      const shopper = context.guest()
      const mobile = context.newMobile()
      const code = context.testCode()
      const { input } = await waitFor(context)
      await shopper.refused('subscribe', input, 401)
      await shopper.refused('subscribe', { ...input, guest: { mobile, code: wrongCodeFor(code) } }, 422)
      const { id } = await shopper.ok('subscribe', { ...input, guest: { mobile, code } })
      const owner = context.guest('owner')
      await registerAs(owner, mobile, code)
      expectSame('what the owner of the mobile waits for', await idsOf(owner), [id])
      await shopper.ok('unsubscribe', { id })
      expectSame('the list afterwards', await idsOf(owner), [])
      await owner.ok('subscribe', input)
      const again = await shopper.ok('subscribe', { ...input, guest: { mobile, code } })
      await shopper.ok('unsubscribe', { id: again.id })
      expectSame('the list after both had subscribed', await idsOf(owner), [])
    },
  ),

  law(
    'subscriptions-are-private',
    { calls: ['subscriptions', 'subscribe', 'unsubscribe'], needs: ['testCode'] },
    async (context) => {
      const member = await context.member()
      const { id } = await member.ok('subscribe', (await waitFor(context)).input)
      for (const other of [await context.member('other'), context.guest('stranger')])
        await other.refused('unsubscribe', { id })
      expectSame('the list of another', await idsOf(await context.member('third')), [])
      expectSame('the list afterwards', await idsOf(member), [id])
    },
  ),
]
