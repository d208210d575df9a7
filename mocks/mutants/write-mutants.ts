import { cartOperations } from '#contracts/cart-operations.ts'
import type { CartOperationName } from '#contracts/cart-operations.ts'
import type { Cart } from '#contracts/cart.ts'
import type { Mutant } from './mutant.ts'
import { withBody, intercepting } from './mutant.ts'
import { editPath } from './edit-path.ts'

type Envelope = { data: Cart }

/** The write is done, but its response shows part of the cart as it was before. */
const staleResponse = (name: CartOperationName, part: string, read: (before: Cart) => Partial<Cart>) =>
  intercepting(`${name} answers ${part} of before`, [name], () => async ({ input: { uniqueId } }, pass) => {
    const seen = await pass({ uniqueId, cartUpdateType: cartOperations.getCart.cartUpdateType })
    const response = await pass()
    if (response.status !== 200 || seen.status !== 200) return response
    const { data: before } = (await seen.json()) as Envelope
    const envelope: unknown = await response.json()
    const change = (after: Cart) => ({ ...after, ...read(before) })
    return withBody(response, JSON.stringify(editPath(envelope, ['data'], change)))
  })

export const writeMutants: readonly Mutant[] = [
  staleResponse('removeAddress', 'the cart', (before) => before),
  staleResponse('removeRebate', 'the cart', (before) => before),
  staleResponse('removeBonus', 'the cart', (before) => before),
  staleResponse('removeRebate', 'the totals', ({ totals }) => ({ totals })),
]
