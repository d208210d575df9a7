import { cartOperations } from '#contracts/cart-operations.ts'
import type { CallName } from '#contracts/registry.ts'
import type { Mutant } from './mutant.ts'
import { intercepting, withBody } from './mutant.ts'
import { actAs, tokenOf } from './session-mutants.ts'

type Json = { [key: string]: unknown }

const { setAddress, setBonus, getCart } = cartOperations

/** These need something of the caller’s own, which the owner lacks. */
const personalChoices: readonly CallName[] = [setAddress.name, setBonus.name]

const publicCart = (call: CallName) =>
  intercepting(`${call} opens the cart of another`, ['add', call], () => {
    const owners = new Map<unknown, string>()
    return async (asked, pass) => {
      const { uniqueId } = asked.input
      const [token, owner] = [tokenOf(asked), owners.get(uniqueId)]
      const isOpened = asked.call === call && owner !== undefined && token !== owner
      if (isOpened) actAs(asked, owner)
      const response = await pass(
        isOpened && personalChoices.includes(call)
          ? { uniqueId, cartUpdateType: getCart.cartUpdateType }
          : undefined,
      )
      if (asked.call === 'add' && response.status === 200 && token !== undefined)
        owners.set(((await response.clone().json()) as Json).data, token)
      return response
    }
  })

const cartCalls: readonly CallName[] = Object.values(cartOperations)
  .map(({ name }) => name)
  .filter((name) => name !== 'none')

const takesOver = (call: 'login' | 'register') =>
  intercepting(`${call} takes over the cart of another`, ['add', call], () => {
    const owned = new Set<unknown>()
    return async (asked, pass) => {
      const response = await pass()
      if (response.status !== 200) return response
      const envelope = (await response.clone().json()) as Json
      if (asked.call === 'add' && tokenOf(asked) !== undefined) owned.add(envelope.data)
      const { cartCode } = asked.input
      if (asked.call === 'add' || !owned.has(cartCode)) return response
      return withBody(response, JSON.stringify({ ...envelope, data: { cartCode } }))
    }
  })

export const cartAccessMutants: readonly Mutant[] = [
  ...cartCalls.map(publicCart),
  publicCart('shareCart'),
  takesOver('login'),
  takesOver('register'),
]
