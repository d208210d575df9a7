import { cart } from '#contracts/registry.ts'
import type { CartOperationName } from '#contracts/cart-operation.ts'
import type { Cart } from '#contracts/cart.ts'
import type { Mutant } from './mutant.ts'
import { rebuilt, standing } from './mutant.ts'
import { edited } from './edited.ts'

type Envelope = { data: Cart }

/** The write is carried out, but its answer still shows a part of the cart as it was before. */
const lagging = (name: CartOperationName, part: string, read: (before: Cart) => Partial<Cart>) =>
  standing(`${name} answers ${part} of before`, [name], () => async ({ input: { uniqueId } }, pass) => {
    const seen = await pass({ uniqueId, cartUpdateType: cart.getCart.cartUpdateType })
    const response = await pass()
    if (response.status !== 200 || seen.status !== 200) return response
    const { data: before } = (await seen.json()) as Envelope
    const envelope: unknown = await response.json()
    const change = (after: Cart) => ({ ...after, ...read(before) })
    return rebuilt(response, JSON.stringify(edited(envelope, ['data'], change)))
  })

/** Writes whose answer is not what the next read answers. */
export const writeMutants: readonly Mutant[] = [
  lagging('removeAddress', 'the cart', (before) => before),
  lagging('removeRebate', 'the cart', (before) => before),
  lagging('removeBonus', 'the cart', (before) => before),
  lagging('removeRebate', 'the totals', ({ totals }) => ({ totals })),
]
