import { cart } from '#contracts/registry.ts'
import type { Cart } from '#contracts/cart.ts'
import type { CallName } from '../server/faults.ts'
import type { Mutant } from './mutant.ts'
import { editing, misreading, rebuilt, rewriting, standing } from './mutant.ts'
import { edited } from './edited.ts'

type Json = { [key: string]: unknown }

const { getCart } = cart

const asReading = ({ uniqueId }: Json) => ({ uniqueId, cartUpdateType: getCart.cartUpdateType })

const carts: readonly CallName[] = [
  'getCart',
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

/** A cart whose totals are worked out in another way. */
const summing = (name: string, payable: (totals: Cart['totals']) => number) =>
  editing(name, carts, 'data.totals', (totals: Cart['totals']) => ({
    ...totals,
    payable: { ...totals.payable, amount: payable(totals) },
  }))

/** A call that answers as if it were done, and is not. */
const idle = (name: string, call: CallName, shown: Json = {}) =>
  standing(name, [call], () => async (asked, pass) => {
    const response = await pass(asReading(asked.input))
    if (response.status !== 200) return response
    const envelope = (await response.json()) as Json
    return rebuilt(
      response,
      JSON.stringify(edited(envelope, ['data'], (data: Json) => ({ ...data, ...shown }))),
    )
  })

const forgetful = standing('totals of the answer before', carts, () => {
  const totals = new Map<unknown, unknown>()
  return async (_asked, pass) => {
    const response = await pass()
    if (response.status !== 200) return response
    const envelope = (await response.json()) as { data: Cart }
    const before = totals.get(envelope.data.uniqueId) ?? envelope.data.totals
    totals.set(envelope.data.uniqueId, envelope.data.totals)
    return rebuilt(response, JSON.stringify(edited(envelope, ['data', 'totals'], () => before)))
  }
})

const replacing = standing('add replaces the count', ['add'], () => async (asked, pass) => {
  const { uniqueId, productItemId } = asked.input
  if (uniqueId !== null && asked.input.cartItemId === undefined)
    await pass({ uniqueId, productItemId, cartUpdateType: cart.delete.cartUpdateType })
  return pass()
})

const choosing = standing('getDelivery chooses the first', ['getDelivery'], () => async (asked, pass) => {
  const { uniqueId } = asked.input
  if (uniqueId !== null)
    await pass({ uniqueId, deliveryId: 1, cartUpdateType: cart.setDelivery.cartUpdateType })
  return pass()
})

/** Counts, totals and choices that are not what the cart says they are. */
export const cartMutants: readonly Mutant[] = [
  editing('getCartCount one too many', ['getCartCount'], 'data', (count: number) => count + 1),
  rewriting('getCartCount counts lines', ['getCartCount'], (envelope) =>
    edited(envelope, ['data'], (count: number) => Math.min(count, 1)),
  ),
  editing('itemCount counts lines', carts, 'data', (data: Cart) => ({
    ...data,
    itemCount: data.cartItems.length,
  })),
  editing('linePrice is one piece', carts, 'data.cartItems.*', (line: Cart['cartItems'][number]) => ({
    ...line,
    linePrice: line.unitPrice,
  })),
  summing('payable without the delivery', ({ payable, delivery }) => payable.amount - delivery.amount),
  summing('payable with the bonus twice', ({ payable, bonus }) => payable.amount - bonus.amount),
  summing('payable with the rebate added', ({ payable, rebate }) => payable.amount + 2 * rebate.amount),
  editing('saved is what is paid', carts, 'data.totals', (totals: Cart['totals']) => ({
    ...totals,
    saved: totals.payable,
  })),
  forgetful,
  idle('removeRebate does nothing', 'removeRebate', { rebateCode: null }),
  idle('removeBonus does nothing', 'removeBonus'),
  idle('removeAddress does nothing', 'removeAddress', { addressId: null }),
  idle('setMerchant is forgotten', 'setMerchant', { merchantId: 2 }),
  idle('delete keeps the line', 'delete'),
  misreading('setReserve is always yes', ['setReserve'], (input) => ({ ...input, wantsReserve: true })),
  misreading('a parent order is never taken back', ['setParentOrderId'], (input) =>
    input.parentOrderId === null ? asReading(input) : input,
  ),
  replacing,
  misreading('every attempt adds', ['add'], ({ attemptId: _gone, ...input }) => input),
  editing('every price is a new one', ['getCart'], 'data.cartItems.*', (line: Cart['cartItems'][number]) => ({
    ...line,
    unitPriceBefore: line.unitPrice,
  })),
  misreading('cartItemId is ignored', ['add'], ({ cartItemId: _gone, ...input }) => input),
  misreading('every add makes a new basket', ['add'], (input) => ({ ...input, uniqueId: null })),
  editing('a clamped count is not told', ['add'], 'messages', () => []),
  editing(
    'a count beyond the stock is shown',
    ['getCart'],
    'data.cartItems.*',
    (line: Cart['cartItems'][number]) =>
      line.count === line.stockLeft ? { ...line, count: line.count + 7 } : line,
  ),
  misreading('an unknown delivery is the first one', ['setDelivery'], (input) =>
    Number(input.deliveryId) > 3 ? { ...input, deliveryId: 1 } : input,
  ),
  misreading('any rebate code is good', ['setRebate'], (input) => ({ ...input, rebateCode: 'ZARRIN10' })),
  choosing,
  standing('an unknown basket is a new one', ['getCart', 'getCartCount'], () => async (asked, pass) => {
    const response = await pass()
    return response.status === 410 ? pass({ ...asked.input, uniqueId: null }) : response
  }),
  misreading('a negative count is positive', ['add'], (input) => ({
    ...input,
    count: Math.abs(Number(input.count)),
  })),
  standing('lines with another id each time', ['getCart'], () => {
    let next = 1000
    return async (_asked, pass) => {
      const response = await pass()
      if (response.status !== 200) return response
      const envelope: unknown = await response.json()
      return rebuilt(
        response,
        JSON.stringify(edited(envelope, ['data', 'cartItems', '*', 'id'], () => next++)),
      )
    }
  }),
]
