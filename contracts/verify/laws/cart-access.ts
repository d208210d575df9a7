import { addToCart, createReadyCart } from '../cart-steps.ts'
import type { CallName } from '../../registry.ts'
import { callNames, calls } from '../../registry.ts'
import type { Check } from '../check.ts'
import { lawsOf } from '../check.ts'
import type { CheckContext } from '../check-context.ts'
import { expectSame, expectThat } from '../drift.ts'
import { registerAs } from '../member-fixtures.ts'
import { sampleNeeds } from '../sample-needs.ts'
import { samples } from '../samples.ts'

const law = lawsOf('sessions')

async function cartOfOwner(context: CheckContext) {
  const owner = await context.member('owner')
  const uniqueId = await createReadyCart(owner, await context.product(), 2)
  const before = await owner.ok('getCart', { uniqueId })
  const expectUntouched = async () =>
    expectSame('the cart of its owner', await owner.ok('getCart', { uniqueId }), before)
  return { uniqueId, expectUntouched }
}

const opensCart = (call: CallName) =>
  call === 'shareCart' || ('cartUpdateType' in calls[call] && call !== 'none')

const closedToOthers = (call: CallName): Check => {
  const { needs = [], ...rest } = sampleNeeds(call)
  return law(
    `${call}-on-the-cart-of-another-is-refused`,
    { ...rest, needs: [...new Set([...needs, 'testCode' as const])], writes: true },
    async (context) => {
      const { uniqueId, expectUntouched } = await cartOfOwner(context)
      const { shopper, input } = await samples[call](context)
      for (const other of [shopper, context.guest('stranger'), await context.member('other')])
        await other.refused(call, { ...input, uniqueId })
      await expectUntouched()
    },
  )
}

export const cartAccessLaws: readonly Check[] = [
  ...callNames.filter(opensCart).map(closedToOthers),

  law(
    'sign-in-takes-no-cart-of-another',
    { calls: ['login', 'register', 'getCart', 'getCartCount', 'add'], needs: ['testCode'] },
    async (context) => {
      const { uniqueId, expectUntouched } = await cartOfOwner(context)
      const [mobile, code] = [context.newMobile(), context.testCode()]
      const newcomer = context.guest('newcomer')
      const registered = await registerAs(newcomer, mobile, code, uniqueId)
      expectThat(registered.cartCode !== uniqueId, 'no cart of another after register', registered)
      const own = await addToCart(newcomer, await context.product())
      const device = context.guest('other device')
      const signedIn = await device.ok('login', { mobile, code, cartCode: uniqueId })
      expectSame('the cart after login', signedIn, { cartCode: own })
      expectSame('the number of its pieces', await device.ok('getCartCount', { uniqueId: own }), 1)
      await expectUntouched()
    },
  ),
]
