import { cartOperations } from '#contracts/cart-operations.ts'
import type { Cart } from '#contracts/cart.ts'
import type { CallName } from '#contracts/registry.ts'
import type { Mutant } from './mutant.ts'
import { rewritingField, rewritingRequest, withBody, rewritingResponse, intercepting } from './mutant.ts'
import { editPath } from './edit-path.ts'
import { tokenOf } from './session-mutants.ts'

type Json = { [key: string]: unknown }

const { getCart } = cartOperations

const asGetCart = ({ uniqueId }: Json) => ({ uniqueId, cartUpdateType: getCart.cartUpdateType })

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

const withPayable = (name: string, payable: (totals: Cart['totals']) => number) =>
  rewritingField(name, carts, 'data.totals', (totals: Cart['totals']) => ({
    ...totals,
    payable: { ...totals.payable, amount: payable(totals) },
  }))

const noOp = (name: string, call: CallName, shown: Json = {}) =>
  intercepting(name, [call], () => async (asked, pass) => {
    const response = await pass(asGetCart(asked.input))
    if (response.status !== 200) return response
    const envelope = (await response.json()) as Json
    return withBody(
      response,
      JSON.stringify(editPath(envelope, ['data'], (data: Json) => ({ ...data, ...shown }))),
    )
  })

const staleTotals = intercepting('totals of the answer before', carts, () => {
  const totals = new Map<unknown, unknown>()
  return async (_asked, pass) => {
    const response = await pass()
    if (response.status !== 200) return response
    const envelope = (await response.json()) as { data: Cart }
    const before = totals.get(envelope.data.uniqueId) ?? envelope.data.totals
    totals.set(envelope.data.uniqueId, envelope.data.totals)
    return withBody(response, JSON.stringify(editPath(envelope, ['data', 'totals'], () => before)))
  }
})

type Choice = 'addressId' | 'wantsReserve'

/** A choice goes only when it is taken back by its own call. */
const keepsChoice = (
  name: string,
  choice: Choice,
  [set, unset]: readonly [CallName, CallName],
  isMembers: boolean,
) =>
  intercepting(name, [set, unset, 'getCart'], () => {
    const chosen = new Map<unknown, unknown>()
    return async (asked, pass) => {
      const response = await pass()
      if (response.status !== 200) return response
      const envelope = (await response.json()) as { data: Cart }
      const { uniqueId } = envelope.data
      if (asked.call !== 'getCart') chosen.set(uniqueId, envelope.data[choice])
      if ((tokenOf(asked) !== undefined) !== isMembers) return withBody(response, JSON.stringify(envelope))
      const kept = (value: unknown) => value || (chosen.get(uniqueId) ?? value)
      return withBody(response, JSON.stringify(editPath(envelope, ['data', choice], kept)))
    }
  })

const addReplaces = intercepting('add replaces the count', ['add'], () => async (asked, pass) => {
  const { uniqueId, productItemId } = asked.input
  if (uniqueId !== null && asked.input.cartItemId === undefined)
    await pass({ uniqueId, productItemId, cartUpdateType: cartOperations.delete.cartUpdateType })
  return pass()
})

const addDropsTheReserve = intercepting('add clears the reserve', ['add'], () => async (asked, pass) => {
  const response = await pass()
  const { uniqueId } = asked.input
  if (response.status === 200 && uniqueId !== null)
    await pass({ uniqueId, wantsReserve: false, cartUpdateType: cartOperations.setReserve.cartUpdateType })
  return response
})

const isCount = (count: unknown) => Number.isInteger(count) && Number(count) >= 0 && Number(count) <= 999

const addKeepsNothing = rewritingRequest('add keeps nothing', ['add'], (input) => ({
  ...input,
  count: isCount(input.count) ? 0 : input.count,
}))

const deliveryPreselected = intercepting(
  'getDelivery chooses the first',
  ['getDelivery'],
  () => async (asked, pass) => {
    const { uniqueId } = asked.input
    if (uniqueId !== null)
      await pass({ uniqueId, deliveryId: 1, cartUpdateType: cartOperations.setDelivery.cartUpdateType })
    return pass()
  },
)

const withMinimum = 'NOWRUZ20'
const withoutMinimum = 'ZARRIN10'

const rebateWithoutMinimum = rewritingRequest('a rebate has no minimum', ['setRebate'], (input) =>
  input.rebateCode === withMinimum ? { ...input, rebateCode: withoutMinimum } : input,
)

const rebateKeptUnderItsMinimum = rewritingField(
  'a rebate stays once the lines fell under its minimum',
  ['getCart'],
  'data',
  (data: Cart) =>
    data.rebateCode !== withMinimum || data.totals.rebate.amount > 0
      ? data
      : {
          ...data,
          totals: {
            ...data.totals,
            rebate: data.totals.lines,
            payable: {
              ...data.totals.payable,
              amount: data.totals.payable.amount - data.totals.lines.amount,
            },
          },
        },
)

export const cartMutants: readonly Mutant[] = [
  keepsChoice('a deleted address stays in the cart', 'addressId', ['setAddress', 'removeAddress'], true),
  keepsChoice(
    'a guest’s cart keeps the reserve of a member',
    'wantsReserve',
    ['setReserve', 'setReserve'],
    false,
  ),
  rewritingField('getCartCount one too many', ['getCartCount'], 'data', (count: number) => count + 1),
  rewritingResponse('getCartCount counts lines', ['getCartCount'], (envelope) =>
    editPath(envelope, ['data'], (count: number) => Math.min(count, 1)),
  ),
  rewritingField('itemCount counts lines', carts, 'data', (data: Cart) => ({
    ...data,
    itemCount: data.cartItems.length,
  })),
  rewritingField('linePrice is one piece', carts, 'data.cartItems.*', (line: Cart['cartItems'][number]) => ({
    ...line,
    linePrice: line.unitPrice,
  })),
  withPayable('payable without the delivery', ({ payable, delivery }) => payable.amount - delivery.amount),
  withPayable('payable with the bonus twice', ({ payable, bonus }) => payable.amount - bonus.amount),
  withPayable('payable with the rebate added', ({ payable, rebate }) => payable.amount + 2 * rebate.amount),
  rewritingField('saved is what is paid', carts, 'data.totals', (totals: Cart['totals']) => ({
    ...totals,
    saved: totals.payable,
  })),
  staleTotals,
  noOp('removeRebate does nothing', 'removeRebate', { rebateCode: null }),
  noOp('removeBonus does nothing', 'removeBonus'),
  noOp('removeAddress does nothing', 'removeAddress', { addressId: null }),
  noOp('setMerchant is forgotten', 'setMerchant', { merchantId: 2 }),
  noOp('delete keeps the line', 'delete'),
  rewritingRequest('setReserve is always yes', ['setReserve'], (input) => ({ ...input, wantsReserve: true })),
  rewritingRequest('a parent order is never removed', ['setParentOrderId'], (input) =>
    input.parentOrderId === null ? asGetCart(input) : input,
  ),
  addReplaces,
  addKeepsNothing,
  addDropsTheReserve,
  rewritingRequest('every attempt adds', ['add'], ({ attemptId: _gone, ...input }) => input),
  rewritingField(
    'every price is a new one',
    ['getCart'],
    'data.cartItems.*',
    (line: Cart['cartItems'][number]) => ({
      ...line,
      unitPriceBefore: line.unitPrice,
    }),
  ),
  rewritingRequest('cartItemId is ignored', ['add'], ({ cartItemId: _gone, ...input }) => input),
  rewritingRequest('every add creates a new cart', ['add'], (input) => ({ ...input, uniqueId: null })),
  rewritingField('a clamped count is not told', ['add'], 'messages', () => []),
  rewritingField(
    'a count beyond the stock is shown',
    ['getCart'],
    'data.cartItems.*',
    (line: Cart['cartItems'][number]) =>
      line.count === line.stockLeft ? { ...line, count: line.count + 7 } : line,
  ),
  rewritingRequest('an unknown delivery is the first one', ['setDelivery'], (input) =>
    Number(input.deliveryId) > 3 ? { ...input, deliveryId: 1 } : input,
  ),
  rewritingRequest('any rebate code is good', ['setRebate'], (input) => ({
    ...input,
    rebateCode: 'ZARRIN10',
  })),
  rebateWithoutMinimum,
  rebateKeptUnderItsMinimum,
  deliveryPreselected,
  intercepting('an unknown cart is a new one', ['getCart', 'getCartCount'], () => async (asked, pass) => {
    const response = await pass()
    return response.status === 410 ? pass({ ...asked.input, uniqueId: null }) : response
  }),
  rewritingRequest('a negative count is positive', ['add'], (input) => ({
    ...input,
    count: Math.abs(Number(input.count)),
  })),
  intercepting('lines with another id each time', ['getCart'], () => {
    let next = 1000
    return async (_asked, pass) => {
      const response = await pass()
      if (response.status !== 200) return response
      const envelope: unknown = await response.json()
      return withBody(
        response,
        JSON.stringify(editPath(envelope, ['data', 'cartItems', '*', 'id'], () => next++)),
      )
    }
  }),
]
