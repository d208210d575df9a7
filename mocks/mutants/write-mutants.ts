import type { Address } from '#contracts/addresses.ts'
import { cart } from '#contracts/registry.ts'
import type { CartOperationName } from '#contracts/cart-operation.ts'
import type { Cart } from '#contracts/cart.ts'
import type { OrderResult } from '#contracts/orders.ts'
import type { Mutant } from './mutant.ts'
import { editing, rebuilt, standing } from './mutant.ts'
import { edited } from './edited.ts'

type Envelope = { data: Cart }

const cartWrites: readonly CartOperationName[] = [
  'delete',
  'setAddress',
  'removeAddress',
  'setDelivery',
  'setRebate',
  'removeRebate',
  'setBonus',
  'removeBonus',
  'setReserve',
  'setMerchant',
  'setParentOrderId',
]

/** The write is carried out, but its answer still shows a part of the cart as it was before. */
const lagging = (name: CartOperationName, part: string, read: (before: Cart, after: Cart) => Partial<Cart>) =>
  standing(`${name} answers ${part} of before`, [name], () => async ({ input: { uniqueId } }, pass) => {
    const seen = await pass({ uniqueId, cartUpdateType: cart.getCart.cartUpdateType })
    const response = await pass()
    if (response.status !== 200 || seen.status !== 200) return response
    const { data: before } = (await seen.json()) as Envelope
    const envelope: unknown = await response.json()
    const change = (after: Cart) => ({ ...after, ...read(before, after) })
    return rebuilt(response, JSON.stringify(edited(envelope, ['data'], change)))
  })

/** Writes whose answer is not what the next read answers. */
export const writeMutants: readonly Mutant[] = [
  ...cartWrites.map((name) => lagging(name, 'the cart', (before) => before)),
  lagging('removeRebate', 'the totals', ({ totals }) => ({ totals })),
  editing('saveAddress answers another postal code', ['saveAddress'], 'data.postalCode', () => '1111111111'),
  editing('saveAddress answers a default that is none', ['saveAddress'], 'data', (address: Address) => ({
    ...address,
    isDefault: !address.isDefault,
  })),
  editing('updateUser answers half a name', ['updateUser'], 'data.fullName', (name: string) =>
    name.slice(0, name.indexOf(' ')),
  ),
  editing('setOrder answers another payment', ['setOrder'], 'data', (result: OrderResult) =>
    result.paymentId ? { ...result, paymentId: 'pay-another' } : result,
  ),
]
