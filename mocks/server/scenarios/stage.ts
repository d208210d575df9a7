import type { CartOperationName } from '#contracts/cart-operation.ts'
import type { cartOperations } from '#contracts/cart-operations.ts'
import type { Endpoint, InputOf, OutputOf } from '#contracts/endpoint.ts'
import { cart, endpoints } from '#contracts/registry.ts'
import type { EndpointName } from '#contracts/registry.ts'
import type { Catalogue } from '../../shop/catalogue/catalogue.ts'
import type { Behaviour, CookieChange } from '../../domain/behaviour.ts'
import { isRefusal } from '../../domain/behaviour.ts'
import { behaviours } from '../../domain/behaviours.ts'
import { cartDomain } from '../../domain/cart.ts'
import type { World } from '../../domain/world.ts'
import type { Fault } from '../faults.ts'

/** What the shopper’s browser holds. */
export type Shopper = {
  basketId: string | null
  token: string | undefined
  rtoken: string | undefined
  /** Signed in here before, whatever became of the tokens. */
  hasSession: boolean
}

/** A shop while it is being set up, and the shopper who stands in it. */
export type Stage = {
  world: World
  catalogue: Catalogue
  /** Milliseconds since the epoch. */
  now: number
  shopper: Shopper
  faults: readonly Fault[]
}

export const emptyHanded: Shopper = {
  basketId: null,
  token: undefined,
  rtoken: undefined,
  hasSession: false,
}

function withCookies(shopper: Shopper, cookies: readonly CookieChange[]): Shopper {
  const held = cookies.map(({ name, value, maxAge }) => [name, maxAge > 0 ? value : undefined])
  return { ...shopper, ...Object.fromEntries(held) }
}

/** Lets the shopper make a call, as the shop would answer it; a refusal is an Error with the shop’s message. */
function perform<E extends Endpoint>(
  stage: Stage,
  endpoint: E,
  behaviour: Behaviour<E>,
  input: InputOf<E>,
): [Stage, OutputOf<E>] {
  const { world, shopper, catalogue, now } = stage
  const received = endpoint.input.parse(input) as Parameters<Behaviour<E>>[1]
  const outcome = behaviour(world, received, { ...shopper, catalogue, locale: 'en', now })
  if (isRefusal(outcome)) throw new Error(outcome.refusal.message)
  const next = withCookies(shopper, outcome.cookies ?? [])
  return [{ ...stage, world: outcome.state, shopper: next }, outcome.data]
}

export function call<Name extends EndpointName>(
  stage: Stage,
  name: Name,
  input: InputOf<(typeof endpoints)[Name]>,
): [Stage, OutputOf<(typeof endpoints)[Name]>] {
  return perform(stage, endpoints[name], behaviours[name] as Behaviour<(typeof endpoints)[Name]>, input)
}

type Said<Name extends CartOperationName> = Omit<
  InputOf<(typeof cartOperations)[Name]>,
  'cartUpdateType' | 'uniqueId'
>

/** A call of the cart, in the name of the shopper’s basket. */
export function cartCall<Name extends CartOperationName>(
  stage: Stage,
  name: Name,
  input: Said<Name>,
): [Stage, OutputOf<(typeof cartOperations)[Name]>] {
  const said = { ...input, uniqueId: stage.shopper.basketId } as InputOf<(typeof cartOperations)[Name]>
  const behaviour = cartDomain[name] as unknown as Behaviour<(typeof cartOperations)[Name]>
  return perform(stage, cart[name] as (typeof cartOperations)[Name], behaviour, said)
}

export const withShopper = (stage: Stage, shopper: Partial<Shopper>): Stage => ({
  ...stage,
  shopper: { ...stage.shopper, ...shopper },
})

export const withWorld = (stage: Stage, world: Partial<World>): Stage => ({
  ...stage,
  world: { ...stage.world, ...world },
})

export const withFlags = (stage: Stage, flags: Partial<World['flags']>): Stage =>
  withWorld(stage, { flags: { ...stage.world.flags, ...flags } })

export const withFault = (stage: Stage, ...faults: readonly Fault[]): Stage => ({
  ...stage,
  faults: [...stage.faults, ...faults],
})
