import type { Cart } from '../../cart.ts'
import { addToCart } from '../cart-steps.ts'
import type { Check } from '../check.ts'
import { lawsOf } from '../check.ts'
import { expectSame } from '../drift.ts'
import type { Shopper } from '../shopper.ts'
import type { CheckContext } from '../check-context.ts'

type Choice = {
  shopper: Shopper
  uniqueId: string
  make: () => Promise<Cart>
  shows: (chosen: Cart, before: Cart) => void
  undo: () => Promise<Cart>
}

async function expectReversible({ shopper, uniqueId, make, shows, undo }: Choice): Promise<void> {
  const before = await shopper.ok('getCart', { uniqueId })
  const chosen = await make()
  shows(chosen, before)
  expectSame('the cart that getCart answers then', await shopper.ok('getCart', { uniqueId }), chosen)
  await undo()
  expectSame('the cart after the choice was taken back', await shopper.ok('getCart', { uniqueId }), before)
}

export const reversibleChoice = (
  name: string,
  rest: Pick<Check, 'calls' | 'needs' | 'alone'>,
  open: (context: CheckContext) => Promise<Choice>,
) => lawsOf('cart')(name, rest, async (context) => expectReversible(await open(context)))

export async function guestCart(context: CheckContext) {
  const shopper = context.guest()
  const card = await context.product()
  return { shopper, uniqueId: await addToCart(shopper, card, 2), card }
}
