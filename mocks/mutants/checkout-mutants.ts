import type { DeliveryMethod } from '#contracts/cart-operations.ts'
import type { Cart } from '#contracts/cart.ts'
import type { Mutant } from './mutant.ts'
import { rewritingField, withBody, intercepting } from './mutant.ts'
import { editPath } from './edit-path.ts'
import { tokenOf } from './session-mutants.ts'

/** What a member chose stays in the cart that a guest reads after the logout. */
const outlivesLogout = (
  name: string,
  choice: 'setAddress' | 'setBonus' | 'setParentOrderId',
  field: 'addressId' | 'totals' | 'parentOrderId',
) =>
  intercepting(name, [choice, 'getCart'], () => {
    const chosen = new Map<unknown, unknown>()
    return async (asked, pass) => {
      const response = await pass()
      if (response.status !== 200) return response
      const envelope = (await response.clone().json()) as { data: Cart }
      const { uniqueId } = envelope.data
      if (asked.call === choice) chosen.set(uniqueId, envelope.data[field])
      if (asked.call === choice || !chosen.has(uniqueId) || tokenOf(asked) !== undefined) return response
      return withBody(
        response,
        JSON.stringify(editPath(envelope, ['data', field], () => chosen.get(uniqueId))),
      )
    }
  })

type Part = 'delivery' | 'rebate' | 'bonus'

/** A total as it was when the choice was made, whatever the lines cost by now. */
const rememberedTotal = (part: Part, choice: 'setDelivery' | 'setRebate' | 'setBonus') =>
  intercepting(`the ${part} of a cart stays as ${choice} answered it`, [choice, 'getCart'], () => {
    const remembered = new Map<string, number>()
    return async (asked, pass) => {
      const response = await pass()
      if (response.status !== 200) return response
      const { data, ...envelope } = (await response.clone().json()) as { data: Cart }
      const key = [data.uniqueId, data.deliveryId, data.rebateCode].join()
      const { [part]: now, payable } = data.totals
      const amount = asked.call === choice ? now.amount : remembered.get(key)
      const isOff = data.itemCount === 0 || (part !== 'delivery' && now.amount === 0)
      if (amount === undefined || isOff) return response
      remembered.set(key, amount)
      const added = part === 'delivery' ? amount - now.amount : now.amount - amount
      const wallet = editPath(data.wallet, ['remaining', 'amount'], (rest: number) => rest + added)
      const totals = {
        ...data.totals,
        [part]: { ...now, amount },
        payable: { ...payable, amount: payable.amount + added },
      }
      return withBody(response, JSON.stringify({ ...envelope, data: { ...data, totals, wallet } }))
    }
  })

export const checkoutMutants: readonly Mutant[] = [
  outlivesLogout('the address stays in the cart after logout', 'setAddress', 'addressId'),
  outlivesLogout('the bonus stays in the cart after logout', 'setBonus', 'totals'),
  outlivesLogout('the parent order stays in the cart after logout', 'setParentOrderId', 'parentOrderId'),
  rememberedTotal('delivery', 'setDelivery'),
  rememberedTotal('rebate', 'setRebate'),
  rememberedTotal('bonus', 'setBonus'),
  rewritingField('delivery methods ignore the cart', ['getDelivery'], 'data.*', (method: DeliveryMethod) => ({
    ...method,
    price: { ...method.price, amount: method.price.amount === 0 ? 850_000 : method.price.amount },
  })),
  intercepting('delivery methods are those of the first address', ['getDelivery'], () => {
    const first = new Map<string, string>()
    return async ({ input, request }, pass) => {
      const response = await pass()
      const key = `${input.uniqueId as string} ${request.headers.get('accept-language')}`
      const body = await response.text()
      if (!first.has(key)) first.set(key, body)
      return withBody(response, first.get(key)!)
    }
  }),
  intercepting('a courier stays chosen for another city', ['setDelivery', 'setAddress'], () => {
    const chosen = new Map<unknown, unknown>()
    return async ({ call, input }, pass) => {
      const response = await pass()
      if (call === 'setDelivery') chosen.set(input.uniqueId, input.deliveryId)
      if (call === 'setDelivery' || response.status !== 200) return response
      const keepChoice = (now: number | null) => chosen.get(input.uniqueId) ?? now
      return withBody(
        response,
        JSON.stringify(editPath(await response.json(), ['data', 'deliveryId'], keepChoice)),
      )
    }
  }),
  intercepting(
    'a limited count has a message only when a product is added',
    ['add'],
    () => async (asked, pass) => {
      const response = await pass()
      if (asked.input.cartItemId === undefined || response.status !== 200) return response
      return withBody(response, JSON.stringify(editPath(await response.json(), ['messages'], () => [])))
    },
  ),
  rewritingField('userDetail answers another mobile', ['userDetail'], 'data.mobile', () => '09000000000'),
  intercepting('an unknown mobile with a password is 404', ['login', 'register'], () => {
    const known = new Set<unknown>()
    return async (asked, pass) => {
      const response = await pass()
      if (response.status === 200) known.add(asked.input.mobile)
      if (response.status !== 422 || asked.input.password === undefined || known.has(asked.input.mobile))
        return response
      return withBody(response, await response.text(), { status: 404 })
    }
  }),
  intercepting(
    'a personal answer is kept by caches',
    ['user', 'getCart', 'orders', 'addresses'],
    () => async (_asked, pass) => {
      const response = await pass()
      return withBody(response, await response.text(), {
        headers: { 'cache-control': 'public, max-age=600' },
      })
    },
  ),
  intercepting(
    'a member’s answer says nothing to caches',
    ['user', 'orders', 'addresses'],
    () => async (_asked, pass) => {
      const response = await pass()
      response.headers.delete('cache-control')
      return response
    },
  ),
]
