import type { Cart } from '../../cart.ts'
import { fill } from '../baskets.ts'
import type { Check } from '../check.ts'
import { lawsOf } from '../check.ts'
import { expectSame } from '../drift.ts'
import type { Shopper } from '../shopper.ts'
import type { Stage } from '../stage.ts'

type Choice = {
  shopper: Shopper
  uniqueId: string
  make: () => Promise<Cart>
  /** Throws when the choice does not show. */
  shows: (chosen: Cart, before: Cart) => void
  undo: () => Promise<Cart>
}

/** A choice shows, getCart remembers it, and taking it back restores the cart. */
async function expectUndone({ shopper, uniqueId, make, shows, undo }: Choice): Promise<void> {
  const before = await shopper.ok('getCart', { uniqueId })
  const chosen = await make()
  shows(chosen, before)
  expectSame('the cart that getCart answers then', await shopper.ok('getCart', { uniqueId }), chosen)
  await undo()
  expectSame('the cart after the choice was taken back', await shopper.ok('getCart', { uniqueId }), before)
}

/** The law of a choice that can be taken back. */
export const choice = (
  name: string,
  rest: Pick<Check, 'calls' | 'needs' | 'alone'>,
  open: (stage: Stage) => Promise<Choice>,
) => lawsOf('cart')(name, rest, async (stage) => expectUndone(await open(stage)))

export async function guestsBasket(stage: Stage) {
  const shopper = stage.guest()
  return { shopper, uniqueId: await fill(shopper, await stage.good(), 2) }
}
